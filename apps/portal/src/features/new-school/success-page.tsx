import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '@stoa/ui/button';
import { PageHeader } from '@stoa/ui/page-header';
import { Pattern } from '@stoa/ui/pattern';
import { Surface } from '@stoa/ui/surface';
import { schoolHref } from '../../app/links.ts';
import { useTitle } from '../../shared/use-title.ts';
import { CreatingPage } from './creating-page.tsx';
import * as styles from './new-school.css.ts';
import { READY_TITLES } from './new-school-messages.ts';
import { useNewSchool, useNewSchoolState } from './use-new-school.ts';

/** R47: the school is there. */
export function SuccessPage() {
  const isReady = useNewSchoolState((snapshot) => snapshot.hasTag('ready'));
  return isReady ? <Ready /> : <CreatingPage />;
}

function Ready() {
  const { t, i18n } = useLingui();
  const actor = useNewSchool();
  const { creation, kind, schoolId } = useNewSchoolState(({ context }) => context);
  const title = i18n._(READY_TITLES[creation?.kind ?? kind]);
  useTitle(title);
  return (
    <div className={styles.column}>
      <Surface kind="ink" radius="lg" className={styles.arch}>
        <Pattern kind="arches" tone="paint" className={styles.pattern} />
      </Surface>
      <PageHeader
        title={title}
        text={t`It has a home page, navigation and footer, and you are its owner. A few steps make it your own.`}
      />
      <div className={styles.buttons}>
        <Button variant="primary" size="lg" onPress={() => actor.send({ type: 'guide.opened' })}>
          {t`First steps`}
        </Button>
        <LinkButton variant="secondary" size="lg" href={creation?.portalUrl ?? schoolHref(schoolId)}>
          {t`See the school`}
        </LinkButton>
      </div>
    </div>
  );
}
