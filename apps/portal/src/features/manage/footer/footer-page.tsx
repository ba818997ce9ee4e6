import { useLingui } from '@lingui/react/macro';
import { sitePagesQuery } from '@stoa/api/decoration.queries';
import { footerSettingsQuery } from '@stoa/api/footer.queries';
import type { FooterSettings } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { LinkButton } from '@stoa/ui/button';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { hrefTo } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { type Language } from '../../../i18n/languages.ts';
import { cx } from '../../../shared/cx.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { useSchoolName } from '../../../shared/use-school-name.ts';
import { EditorLayout } from '../editor-layout.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { ColumnsSection } from './columns-section.tsx';
import { CopyrightSection } from './copyright-section.tsx';
import { FooterContext, useFooter } from './footer-context.ts';
import { provideFooterEditor } from './footer-editor.actors.ts';
import { draftOf } from './footer-form.ts';
import { FooterPreview } from './footer-preview.tsx';
import { QrSection } from './qr-section.tsx';
import { LanguageField } from '../../../shared/language-field.tsx';

/** The foot of a school's pages, for those who design them. */
export function FooterPage({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const query = useQuery({
    ...footerSettingsQuery(useApi(), { schoolId, lang: useLanguage() }),
    // What is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  return (
    <ManagePage
      title={t({ message: 'Footer', comment: 'Page for those who run a school: the foot of its pages' })}
      text={t`Links, QR codes and the legal lines at the bottom of every page.`}
    >
      <TakenLinks schoolId={schoolId} />
      <Loaded query={query} rows={6}>
        {(data) => <Editor schoolId={schoolId} settings={data} />}
      </Loaded>
    </ManagePage>
  );
}

/** Says where the links of the school above stand in place of those that are edited here. */
function TakenLinks({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(sitePagesQuery(useApi(), { schoolId, lang: useLanguage() }));
  if (!data?.parent?.inherited.includes('footerLinks')) return null;
  return (
    <Banner
      tone="info"
      title={t`Your pages show the links and QR codes of the parent school`}
      action={
        <LinkButton
          size="sm"
          href={hrefTo({ to: '/design/$schoolId', params: { schoolId }, search: { pageId: 'site' } })}
        >
          {t({ message: 'Change this', comment: 'Button: whose footer links are shown' })}
        </LinkButton>
      }
    >
      {t`What you edit here is kept and shown once you choose your own links. The legal lines are always your own.`}
    </Banner>
  );
}

function Editor({ schoolId, settings }: { schoolId: string; settings: FooterSettings }) {
  const schoolName = useSchoolName(schoolId);
  const { t } = useLingui();
  const api = useApi();
  const [machine] = useState(() => provideFooterEditor({ api, schoolId }));
  const [first] = useState(() => draftOf(settings));
  const actor = useActorRef(machine, { input: { settings: first } });
  const [template, setTemplate] = useState<1 | 2>(first.used);
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <FooterContext value={{ actor, template, language }}>
      <EditorLayout
        actor={actor}
        className={cx(styles.part, styles.sections)}
        invalidText={t`Something is missing or not valid in one of the two footers. See the marked fields above.`}
      >
        <Choices onTemplate={setTemplate} onLanguage={setLanguage} />
        <div className={cx(styles.part, styles.sections, styles.narrow)}>
          <ColumnsSection />
          <QrSection />
          <CopyrightSection />
        </div>
        <FooterPreview schoolName={schoolName} />
      </EditorLayout>
    </FooterContext>
  );
}

/** Which footer is shown, which one is edited, and in which language. */
function Choices({
  onTemplate,
  onLanguage,
}: {
  onTemplate: (template: 1 | 2) => void;
  onLanguage: (language: Language) => void;
}) {
  const { t } = useLingui();
  const { draft, number, language, change } = useFooter();
  const names = {
    1: t({ message: 'Standard', comment: 'One of two footers of a school' }),
    2: t({ message: 'This platform', comment: 'One of two footers of a school' }),
  };
  const segments = ([1, 2] as const).map((value) => ({ value: String(value), label: names[value] }));
  const shownName = names[draft.used];
  return (
    <section className={cx(styles.part, styles.narrow)}>
      <div className={styles.labelled}>
        <Text as="span" weight="medium" id="footer-edited">
          {t`Footer`}
        </Text>
        <SegmentedControl
          label={t`Footer`}
          segments={segments}
          value={String(number)}
          onChange={(value) => onTemplate(value === '2' ? 2 : 1)}
        />
      </div>
      <div>
        <Switch
          isSelected={draft.used === number}
          isDisabled={draft.used === number}
          onChange={() => change({ used: number })}
        >
          {t`Show this footer on the school’s pages`}
        </Switch>
        <Text size="sm" tone="muted">
          {t({ message: `Shown now: ${shownName}`, comment: 'The name of one of two footers follows' })}
        </Text>
      </div>
      {number === 2 ? (
        <Switch
          isSelected={draft.versionInformation}
          onChange={(versionInformation) => change({ versionInformation })}
        >
          {t`Show the version of Stoa`}
        </Switch>
      ) : null}
      <LanguageField
        label={t`Language of the texts`}
        description={t`Texts without a translation are shown in the school’s main language.`}
        value={language}
        onChange={onLanguage}
      />
    </section>
  );
}
