import { useLingui } from '@lingui/react/macro';
import type { FooterLinkDraft, FooterLinkKind } from '@stoa/machines/footer-editor';
import { Select, SelectItem } from '@stoa/ui/select';
import { TextField } from '@stoa/ui/text-field';
import * as styles from '../manage.css.ts';
import { textIn } from '../texts.ts';
import { EntryActions } from './entry-actions.tsx';
import { useFooter } from './footer-context.ts';
import { FOOTER_FIELD_MESSAGES, LINK_MESSAGES } from './footer-messages.ts';
import { TextIn } from './text-in.tsx';

const KINDS = Object.keys(LINK_MESSAGES) as FooterLinkKind[];

/** One link: what it is called and where it leads. */
export function LinkFields({
  link,
  isFirst,
  isLast,
  onChange,
  onMove,
  onRemove,
}: {
  link: FooterLinkDraft;
  isFirst: boolean;
  isLast: boolean;
  onChange: (part: Partial<FooterLinkDraft>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}) {
  const { t, i18n } = useLingui();
  const { problems, language } = useFooter();
  const said = (field: string) => {
    const problem = problems[`${link.key}.${field}`];
    return problem && i18n._(FOOTER_FIELD_MESSAGES[problem]);
  };
  return (
    <div className={styles.part}>
      <div className={styles.pair}>
        <TextIn
          label={t({ message: 'Text of the link', comment: 'Field' })}
          texts={link.showName}
          onChange={(showName) => onChange({ showName })}
          errorMessage={said('showName')}
        />
        <Select
          label={t({ message: 'Leads to', comment: 'Field: where a link leads' })}
          value={link.relateType}
          onChange={(kind) => onChange({ relateType: kind as FooterLinkKind })}
        >
          {KINDS.map((kind) => (
            <SelectItem key={kind} id={kind} textValue={i18n._(LINK_MESSAGES[kind])}>
              {i18n._(LINK_MESSAGES[kind])}
            </SelectItem>
          ))}
        </Select>
      </div>
      {link.relateType === 'custom' ? (
        <TextField
          label={t({ message: 'Address', comment: 'Field: where a link leads' })}
          description={t`A path on this portal, such as /service, or an address that begins with https.`}
          direction="ltr"
          autoCapitalize="none"
          spellCheck="false"
          value={link.relateUrl}
          onChange={(relateUrl) => onChange({ relateUrl })}
          errorMessage={said('relateUrl')}
        />
      ) : null}
      <EntryActions
        name={textIn(link.showName, language).text || t`this link`}
        isFirst={isFirst}
        isLast={isLast}
        onMove={onMove}
        onRemove={onRemove}
      />
    </div>
  );
}
