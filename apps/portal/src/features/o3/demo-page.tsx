import { useLingui } from '@lingui/react/macro';
import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut';
import { demoCloudQuery } from '@stoa/api/o3.queries';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { LinkButton } from '@stoa/ui/button';
import { CodeBlock } from '@stoa/ui/code-block';
import { Heading } from '@stoa/ui/heading';
import { RichText } from '@stoa/ui/rich-text';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { directionOf, toTag } from '../../i18n/languages.ts';
import { cx } from '../../shared/cx.ts';
import { padded, page } from '../../shared/page.css.ts';
import { Cards } from './detail-layout.tsx';
import { o3Href } from './o3-address.ts';
import { AREA_TITLE } from './o3-messages.ts';
import { SessionPlayer } from './session-player.tsx';
import * as styles from './o3.css.ts';

/** A demonstration in the cloud (R21): a recorded session to play, and all of it as text. */
export function DemoPage({ schoolId, id }: { schoolId: string; id: string }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { data: demo } = useSuspenseQuery(demoCloudQuery(useApi(), { schoolId, id, lang: language }));
  const { title, tool, steps, demoUrl } = demo;
  const foreign = demo.lang === language ? {} : { lang: toTag(demo.lang), dir: directionOf(demo.lang) };
  return (
    <article className={cx(page, padded)}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'area', label: i18n._(AREA_TITLE), href: o3Href(schoolId) },
          ...(tool ? [{ id: 'tool', label: tool.title, href: tool.url }] : []),
          { id: 'page', label: title },
        ]}
      />
      <header className={styles.head}>
        <Heading level={1} size="4xl" lang={foreign.lang}>
          <UserText>{title}</UserText>
        </Heading>
        <RichText document={demo.body} {...foreign} />
        {demoUrl ? (
          <div>
            <LinkButton href={demoUrl} icon={ArrowSquareOutIcon} target="_blank" rel="noreferrer">
              {t({ message: 'Try it yourself', comment: 'Button: leads to where a tool can be had' })}
            </LinkButton>
          </div>
        ) : null}
      </header>
      <div className={styles.bands}>
        {steps.length > 0 ? <SessionPlayer title={title} steps={steps} lang={foreign.lang} /> : null}
        <section className={styles.band}>
          <Heading level={2} size="2xl">
            {t({
              message: 'All steps as text',
              comment: 'Heading above the transcript of a recorded session',
            })}
          </Heading>
          <ol role="list" className={cx(styles.steps, styles.reading)}>
            {steps.map((step, index) => (
              <li key={index} className={styles.step}>
                <Heading level={3} size="lg" lang={foreign.lang}>
                  <UserText>{step.title}</UserText>
                </Heading>
                <Text lang={foreign.lang}>
                  <UserText>{step.text}</UserText>
                </Text>
                <CodeBlock label={step.title} code={`$ ${step.command}\n${step.output}`} />
              </li>
            ))}
          </ol>
        </section>
        {tool ? (
          <Cards title={t({ message: 'About the tool', comment: 'Heading above its card' })} cards={[tool]} />
        ) : null}
      </div>
    </article>
  );
}
