import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { refreshMoreList } from '@stoa/api/decoration.calls';
import { isApiProblem } from '@stoa/api/error';
import { Button } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatDateTime, formatNumber } from '../../../shared/format.ts';
import * as styles from './editor.css.ts';
import { useTimeZone } from '../../../shared/time-zone.ts';

interface RefreshListProps {
  schoolId: string;
  pageId: string;
  blockId: string;
}

/** Works out the whole list behind a block anew, for everybody. */
export function RefreshList(place: RefreshListProps) {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const zone = useTimeZone();
  const queryClient = useQueryClient();
  const refresh = useMutation({
    mutationFn: () => refreshMoreList(api, place),
    onSuccess: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) =>
          typeof path === 'string' && /\/portal\/(resource|renovation-preview|open\/home)$/.test(path),
      }),
  });
  const n = refresh.data?.total ?? 0;
  const count = formatNumber(n, language);
  const time = refresh.data ? formatDateTime(refresh.data.updatedAt, language, zone) : '';
  const isNotOut = isApiProblem(refresh.error) && refresh.error.code === 'NOT_FOUND';
  return (
    <div className={styles.standing}>
      <Button
        size="sm"
        icon={ArrowsClockwiseIcon}
        isPending={refresh.isPending}
        onPress={() => refresh.mutate()}
      >
        {t({ message: 'Refresh the full list', comment: 'Button: works out the list behind a block anew' })}
      </Button>
      <span role="status">
        <Text as="span" size="sm" tone={refresh.isError ? 'danger' : 'muted'}>
          {refresh.isError
            ? isNotOut
              ? t`Visitors do not see this block yet. Publish the page first.`
              : t`Something went wrong. Try again.`
            : refresh.data
              ? t`${plural(n, { one: `${count} entry, as of ${time}`, other: `${count} entries, as of ${time}` })}`
              : t`Visitors see new content within a minute. Refresh to show it right away.`}
        </Text>
      </span>
    </div>
  );
}
