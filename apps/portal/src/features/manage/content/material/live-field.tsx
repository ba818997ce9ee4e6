import { useLingui } from '@lingui/react/macro';
import { livesQuery } from '@stoa/api/live.queries';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Select, SelectItem } from '@stoa/ui/select';
import { useQuery } from '@tanstack/react-query';
import { hrefTo } from '../../../../app/links.ts';
import { useApi } from '../../../../app/services.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { formatDateTime } from '../../../../shared/format.ts';
import { Loaded } from '../../../../shared/loaded.tsx';
import type { MaterialFieldsProps } from './material-editor.tsx';
import { useTimeZone } from '../../../../shared/time-zone.ts';

/** So many are to choose from, the next ones first. */
const LISTED = 100;

/** The live session of a lesson. */
export function LiveField({ schoolId, material, onChange }: MaterialFieldsProps<'live'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const query = useQuery(livesQuery(useApi(), { schoolId, scope: 'all', pageSize: LISTED, lang: language }));
  return (
    <Loaded query={query} rows={1}>
      {({ items }) =>
        items.length === 0 && !material ? (
          <EmptyState
            title={t`No live sessions yet`}
            headingLevel={2}
            action={
              <LinkButton href={hrefTo({ to: '/portal/$schoolId/lecturing-center', params: { schoolId } })}>
                {t({ message: 'Go to live sessions', context: 'authoring', comment: 'Button' })}
              </LinkButton>
            }
          />
        ) : (
          <Select
            label={t({ message: 'Live session', context: 'authoring', comment: 'Kind of a lesson' })}
            description={t`Learners complete this lesson by attending. Those who missed it can mark it as done after the end.`}
            value={material?.liveId ?? null}
            onChange={(liveId) => onChange(liveId === null ? null : { type: 'live', liveId: String(liveId) })}
          >
            {items.map(({ id, title, startsAt }) => (
              <SelectItem key={id} id={id}>
                {`${title} · ${formatDateTime(startsAt, language, zone)}`}
              </SelectItem>
            ))}
            {material && !items.some(({ id }) => id === material.liveId) ? (
              <SelectItem id={material.liveId}>{t`Another live session`}</SelectItem>
            ) : null}
          </Select>
        )
      }
    </Loaded>
  );
}
