import { useLingui } from '@lingui/react/macro';
import type { LeaderboardBlock } from '@stoa/api/schema';
import { EmptyState } from '@stoa/ui/empty-state';
import { Leaderboard } from '@stoa/ui/leaderboard';
import { Surface } from '@stoa/ui/surface';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { formatNumber } from '../../../../shared/format.ts';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';

export function LeaderboardView({ block }: BlockProps<LeaderboardBlock>) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Surface kind="sunken">
      <PageSection labelId={block.id}>
        <SectionHeader title={block.title} moreHref={block.moreUrl} id={block.id} />
        {block.items.length > 0 ? (
          <Leaderboard
            label={block.title}
            entries={block.items.map((entry) => ({
              id: entry.person.id,
              rank: entry.rank,
              name: entry.isHidden
                ? t({
                    message: 'Hidden person',
                    comment: 'In place of the name of somebody whom one blocked or muted',
                  })
                : entry.person.name,
              avatarSrc: entry.person.avatarUrl,
              points: formatNumber(entry.value, language),
              isViewer: entry.isViewer,
            }))}
            rankLabel={(rank) => t`Place ${rank}`}
            unit={
              block.kind === 'lessons'
                ? t({ message: 'lessons', comment: 'Completed lessons, after a number of any size' })
                : t({ message: 'points', comment: 'Learning points, after a number of any size' })
            }
            formatRank={(rank) => formatNumber(rank, language)}
          />
        ) : (
          <EmptyState title={t`No data`} headingLevel={3} />
        )}
      </PageSection>
    </Surface>
  );
}
