import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { PersonSpace } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { IconButton } from '@stoa/ui/icon-button';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useRef, useState } from 'react';
import { randomId } from '../../app/random-id.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { focusFirst } from '../../shared/auth/focus-first.ts';
import { countCharacters } from '../../shared/count-characters.ts';
import { formatNumber } from '../../shared/format.ts';
import { SettingsSection } from '../../shared/settings-section.tsx';
import { ABOUT_LIMITS, linkProblems, linksOf, type LinkDraft, type LinkProblem } from './about-form.ts';
import * as styles from './people.css.ts';
import { useSaveSpace } from './use-save-space.ts';

/** What one says about oneself, and one’s pages elsewhere, saved together. */
export function AboutSection({ schoolId, space }: { schoolId: string; space: PersonSpace }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const form = useRef<HTMLDivElement>(null);
  const [about, setAbout] = useState(space.userInfo ?? '');
  const [links, setLinks] = useState<LinkDraft[]>(() =>
    space.links.map(({ label, url }) => ({ key: randomId(), label, url })),
  );
  const [isChecked, setIsChecked] = useState(false);
  const { save, isSaving, problem } = useSaveSpace(schoolId, { saved: t`Your space was saved.` });
  const most = formatNumber(ABOUT_LIMITS.label, lang);
  const said = (one: LinkProblem | undefined): string | undefined => {
    if (!isChecked || !one) return undefined;
    return {
      MISSING: t`Enter a name for the link.`,
      TOO_LONG: t`Use at most ${most} characters.`,
      NO_ADDRESS: t`Enter an address that begins with https://.`,
    }[one];
  };
  const change = (key: string, part: Partial<LinkDraft>) =>
    setLinks(links.map((link) => (link.key === key ? { ...link, ...part } : link)));
  const submit = () => {
    setIsChecked(true);
    const wrong = links.flatMap((link) =>
      Object.keys(linkProblems(link)).map((name) => `${link.key}-${name}`),
    );
    if (wrong.length > 0) requestAnimationFrame(() => focusFirst(form.current, wrong));
    else if (countCharacters(about) <= ABOUT_LIMITS.about) save({ userInfo: about, links: linksOf(links) });
  };
  return (
    <SettingsSection
      title={t({ message: 'About me', comment: 'Heading over a text and links in a personal space' })}
      text={t`Visible to everyone who can open your space.`}
    >
      <div ref={form}>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {problem ? (
            <Banner tone="danger" announce="assertive">
              {problem}
            </Banner>
          ) : null}
          <TextArea
            name="about"
            label={t({ message: 'A few sentences', comment: 'Field: what somebody says about themselves' })}
            value={about}
            onChange={setAbout}
            maxLength={ABOUT_LIMITS.about}
            countOf={countCharacters}
          />
          <div role="group" aria-label={t`Links`} className={styles.list}>
            {links.map((link) => {
              const problems = linkProblems(link);
              return (
                <div key={link.key} className={styles.linkRow}>
                  <TextField
                    name={`${link.key}-label`}
                    label={t({ message: 'Name of the link', comment: 'Field' })}
                    value={link.label}
                    onChange={(label) => change(link.key, { label })}
                    errorMessage={said(problems.label)}
                  />
                  <TextField
                    name={`${link.key}-url`}
                    type="url"
                    label={t({ message: 'Address', context: 'web', comment: 'Field: https://…' })}
                    value={link.url}
                    onChange={(url) => change(link.key, { url })}
                    errorMessage={said(problems.url)}
                  />
                  <IconButton
                    icon={TrashIcon}
                    label={t`Remove link`}
                    onPress={() => setLinks(links.filter(({ key }) => key !== link.key))}
                  />
                </div>
              );
            })}
            <div className={styles.row}>
              <Button
                size="sm"
                icon={PlusIcon}
                isDisabled={links.length >= ABOUT_LIMITS.links}
                onPress={() => setLinks([...links, { key: randomId(), label: '', url: '' }])}
              >
                {t`Add a link`}
              </Button>
              <Text as="span" size="sm" tone="muted">
                {t`Up to five pages elsewhere.`}
              </Text>
            </div>
          </div>
          <div>
            <Button type="submit" variant="primary" isPending={isSaving}>
              {t`Save`}
            </Button>
          </div>
        </Form>
      </div>
    </SettingsSection>
  );
}
