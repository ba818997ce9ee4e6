import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { DraftPage } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Switch } from '@stoa/ui/switch';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { toTag, type Language } from '../../../../i18n/languages.ts';
import { BlockForm } from '../block-form.tsx';
import { COMMON_FIELDS } from '../block-fields.ts';
import * as styles from '../editor.css.ts';
import { PictureField } from '../picture-field.tsx';

/** The page that a portal opens with: it is named by the school, and open to all who may look at it. */
const HOME = 'home';
const TITLE_MAX = 200;
const DESCRIPTION_MAX = 500;
const DESCRIPTION_ROWS = 3;
const AUDIENCE = COMMON_FIELDS.filter(({ name }) => name === 'audience').map((field) => ({
  ...field,
  label: msg({ message: 'Who can open it', comment: 'Field: everyone, members or visitors' }),
}));

interface PageSettingsProps {
  schoolId: string;
  page: DraftPage;
  language: Language;
  mainLanguage: Language;
  /** @param name of the field: what was changed */
  onChange: (page: DraftPage, name: string) => void;
}

type Texts = Partial<Record<Language, string>>;

/** What a page is called and how links show it, for whom it is, and how wide it is. */
export function PageSettings({ schoolId, page, language, mainLanguage, onChange }: PageSettingsProps) {
  const { t } = useLingui();
  const { description = {}, picture = '' } = page;
  const shown = (texts: Texts) => ({
    lang: toTag(language),
    value: texts[language] ?? '',
    placeholder: language === mainLanguage ? undefined : texts[mainLanguage],
  });
  return (
    <div className={styles.fields}>
      <TextField
        label={t({ message: 'Page title', comment: 'Field: name of a page of a school' })}
        {...shown(page.title)}
        maxLength={TITLE_MAX}
        onChange={(text) =>
          onChange({ ...page, title: { ...page.title, [language]: text } }, `title.${language}`)
        }
      />
      <TextArea
        label={t({
          message: 'Description for links',
          comment: 'Field: what search engines and messengers show of a page',
        })}
        {...shown(description)}
        rows={DESCRIPTION_ROWS}
        maxLength={DESCRIPTION_MAX}
        description={t`Search engines and messengers show it with the title.`}
        onChange={(text) =>
          onChange({ ...page, description: { ...description, [language]: text } }, `description.${language}`)
        }
      />
      {page.pageId === HOME ? null : (
        <BlockForm
          schoolId={schoolId}
          language={language}
          mainLanguage={mainLanguage}
          fields={AUDIENCE}
          value={page}
          onChange={(next) => onChange(next as DraftPage, 'audience')}
        />
      )}
      <Switch
        isSelected={page.isfullPage}
        onChange={(isfullPage) => onChange({ ...page, isfullPage }, 'isfullPage')}
      >
        {t`Banners take the whole width`}
      </Switch>
      <PictureField
        schoolId={schoolId}
        label={t({ message: 'Picture for links', comment: 'Field: what messengers show of a page' })}
        value={picture}
        onChange={(url) => onChange({ ...page, picture: url }, 'picture')}
      />
      {picture ? (
        <div className={styles.actions}>
          <Button size="sm" variant="quiet" onPress={() => onChange({ ...page, picture: '' }, 'picture')}>
            {t`Remove the picture`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
