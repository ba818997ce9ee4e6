import { useLingui } from '@lingui/react/macro';
import { setSchoolDecorated } from '@stoa/api/decoration.calls';
import { schoolDecoratedQuery } from '@stoa/api/decoration.queries';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Switch } from '@stoa/ui/switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import * as styles from './editor.css.ts';

/** Whether the portal opens with the page that is edited here, or with the standard one; switches it. */
export function DecoratedSwitch({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { data } = useQuery(schoolDecoratedQuery(api, { schoolId, lang: useLanguage() }));
  const change = useMutation({
    mutationFn: (isDecorated: boolean) => setSchoolDecorated(api, { schoolId, isDecorated }),
    onSuccess: ({ isDecorated }) => {
      setAsked(false);
      toasts.show({
        message: isDecorated
          ? t`Visitors see your own home page now.`
          : t`Visitors see the standard home page now.`,
        tone: 'success',
      });
      return queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) =>
          typeof path === 'string' && /\/portal\/(open\/(home|layout)|school-isdecorated)/.test(path),
      });
    },
    onError: () => {
      setAsked(false);
      toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' });
    },
  });
  // Until it is known the switch stands there: what comes below it does not move.
  const isDecorated = data?.isDecorated ?? true;
  return (
    <div className={styles.standing}>
      <Switch
        isSelected={isDecorated}
        isDisabled={!data || change.isPending}
        onChange={(wanted) => (wanted ? change.mutate(true) : setAsked(true))}
      >
        {t`Open the portal with this page`}
      </Switch>
      {isDecorated ? null : (
        <Banner tone="warning">
          {t`Visitors see the standard home page. What you edit and publish here is kept until you switch it on.`}
        </Banner>
      )}
      <AlertDialog
        isOpen={isAsked}
        title={t`Show the standard home page?`}
        confirmLabel={t({
          message: 'Show the standard page',
          comment: 'Button: switches the own home page off',
        })}
        cancelLabel={t`Cancel`}
        isPending={change.isPending}
        onConfirm={() => change.mutate(false)}
        onCancel={() => setAsked(false)}
      >
        {t`Everyone sees a welcome and your newest classes, courses, articles and live sessions instead of your own page. Nothing you made is deleted.`}
      </AlertDialog>
    </div>
  );
}
