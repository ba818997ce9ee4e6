import { useLingui } from '@lingui/react/macro';
import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import type { O3Tool, RichTextDocument } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { Inline } from '@stoa/ui/inline';
import { Cards, DetailLayout, Part } from './detail-layout.tsx';
import * as styles from './o3.css.ts';

/** A tool: what it is for, how it is used, and where it helps. */
export function ToolView({ schoolId, tool }: { schoolId: string; tool: O3Tool }) {
  const { t } = useLingui();
  const { card, launchUrl, demoUrl, steps } = tool;
  const isOutside = launchUrl !== null && !launchUrl.startsWith('/');
  return (
    <DetailLayout
      schoolId={schoolId}
      card={card}
      related={tool.related}
      actions={
        <Inline gap="3">
          {demoUrl ? (
            <LinkButton variant={launchUrl ? 'secondary' : 'primary'} href={demoUrl} icon={PlayIcon}>
              {t({ message: 'Watch the demonstration', comment: 'Button: leads to a recorded session' })}
            </LinkButton>
          ) : null}
          {launchUrl ? (
            <LinkButton
              variant="primary"
              href={launchUrl}
              {...(isOutside ? { icon: ArrowSquareOutIcon, target: '_blank', rel: 'noreferrer' } : {})}
            >
              {t({ message: 'Open the tool', comment: 'Button: leads to a program or to its site' })}
            </LinkButton>
          ) : null}
        </Inline>
      }
    >
      <div className={styles.reading}>
        <Part card={card} body={tool.body} />
        {steps.length > 0 ? (
          <Part
            card={card}
            title={t({ message: 'How to use it', comment: 'Heading above the steps of a tool' })}
            body={stepsAsText(steps)}
          />
        ) : null}
      </div>
      <Cards
        title={t({ message: 'Try it', comment: 'Heading above scenarios for a tool' })}
        cards={tool.scenarios}
      />
    </DetailLayout>
  );
}

/** Steps as a numbered list. */
const stepsAsText = (steps: O3Tool['steps']): RichTextDocument => ({
  type: 'doc',
  content: [
    {
      type: 'orderedList',
      content: steps.map(({ title, text, imageUrl }) => ({
        type: 'listItem',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: title, marks: [{ type: 'bold' }] }] },
          { type: 'paragraph', content: [{ type: 'text', text }] },
          ...(imageUrl ? [{ type: 'image' as const, attrs: { src: imageUrl, alt: title } }] : []),
        ],
      })),
    },
  ],
});
