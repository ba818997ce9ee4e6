import { useLingui } from '@lingui/react/macro';
import type { O3Case } from '@stoa/api/schema';
import { FactList } from '@stoa/ui/fact-list';
import { MetaLine, MetaPerson } from '@stoa/ui/meta-line';
import { UserText } from '@stoa/ui/user-text';
import { LocalTime } from '../../shared/local-time.tsx';
import { useSpaceLinks } from '../../shared/use-space-links.ts';
import { DetailLayout, Part } from './detail-layout.tsx';
import * as styles from './o3.css.ts';

/** A case: the situation, what was done, what came of it. */
export function CaseView({ schoolId, found }: { schoolId: string; found: O3Case }) {
  const { t } = useLingui();
  const { card, author, figures } = found;
  const spaceOf = useSpaceLinks(schoolId);
  return (
    <DetailLayout
      schoolId={schoolId}
      card={card}
      related={found.related}
      actions={
        <MetaLine>
          {author ? (
            <MetaPerson name={author.name} avatarSrc={author.avatarUrl} href={spaceOf(author)} />
          ) : null}
          <LocalTime instant={card.publishedAt} />
        </MetaLine>
      }
    >
      <FactList
        variant="figures"
        facts={figures.map(({ label, value }) => ({
          id: label,
          label,
          value: <UserText>{value}</UserText>,
        }))}
      />
      <div className={styles.reading}>
        <Part
          card={card}
          title={t({ message: 'Situation', comment: 'Heading: how a project stood at first' })}
          body={found.situation}
        />
        <Part
          card={card}
          title={t({ message: 'What was done', comment: 'Heading of a part of a case' })}
          body={found.approach}
        />
        <Part
          card={card}
          title={t({ message: 'Result', comment: 'Heading of a part of a case' })}
          body={found.result}
        />
      </div>
    </DetailLayout>
  );
}
