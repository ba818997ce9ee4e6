import { useLingui } from '@lingui/react/macro';
import { attendancesQuery } from '@stoa/api/attendance.queries';
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

/** So many are to choose from, the latest first. */
const LISTED = 100;

/** The meeting of a lesson. */
export function AttendanceField({
  schoolId,
  contentId,
  material,
  onChange,
}: MaterialFieldsProps<'attendance'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const query = useQuery(
    attendancesQuery(useApi(), { schoolId, classId: contentId, pageSize: LISTED, lang: language }),
  );
  const manage = (
    <LinkButton
      href={hrefTo({
        to: '/manage/$schoolId/content/$contentId/attendance',
        params: { schoolId, contentId },
      })}
    >
      {t({ message: 'Go to attendance', context: 'authoring', comment: 'Button' })}
    </LinkButton>
  );
  return (
    <Loaded query={query} rows={1}>
      {({ items }) =>
        items.length === 0 && !material ? (
          <EmptyState title={t`This class has no meetings yet`} headingLevel={2} action={manage} />
        ) : (
          <Select
            label={t({
              message: 'Meeting',
              context: 'authoring',
              comment: 'Field: at which learners check in',
            })}
            description={t`Learners complete this lesson by checking in, also late, or by being excused.`}
            value={material?.attendanceId ?? null}
            onChange={(id) => onChange(id === null ? null : { type: 'attendance', attendanceId: String(id) })}
          >
            {items.map(({ id, title, opensAt }) => (
              <SelectItem key={id} id={id}>
                {`${title} · ${formatDateTime(opensAt, language, zone)}`}
              </SelectItem>
            ))}
            {material && !items.some(({ id }) => id === material.attendanceId) ? (
              <SelectItem id={material.attendanceId}>{t`Another meeting`}</SelectItem>
            ) : null}
          </Select>
        )
      }
    </Loaded>
  );
}
