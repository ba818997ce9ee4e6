import { useLingui } from '@lingui/react/macro';
import { MAX_QR_CODES, type FooterQrDraft } from '@stoa/machines/footer-editor';
import { Button } from '@stoa/ui/button';
import { SectionHeader } from '@stoa/ui/section-header';
import { Sortable, SortableItem } from '@stoa/ui/sortable';
import { Surface } from '@stoa/ui/surface';
import { TextField } from '@stoa/ui/text-field';
import * as styles from '../manage.css.ts';
import { textIn } from '../texts.ts';
import { EntryActions } from './entry-actions.tsx';
import { dropped, moved, useFooter, withEntry } from './footer-context.ts';
import { newKey } from './footer-form.ts';
import { FOOTER_FIELD_MESSAGES } from './footer-messages.ts';
import { TextIn } from './text-in.tsx';

/** Codes that people scan with a phone. */
export function QrSection() {
  const { t } = useLingui();
  const { template, changeTemplate } = useFooter();
  const { qrCodes } = template;
  return (
    <section className={styles.part}>
      <SectionHeader title={t`QR codes`} />
      <Sortable onDrop={(drop) => changeTemplate({ qrCodes: dropped(qrCodes, drop) })}>
        {qrCodes.map((code, index) => (
          <SortableItem key={code.key} id={code.key} kind="code">
            <Code code={code} isFirst={index === 0} isLast={index === qrCodes.length - 1} />
          </SortableItem>
        ))}
      </Sortable>
      <div>
        <Button
          size="sm"
          isDisabled={qrCodes.length >= MAX_QR_CODES}
          onPress={() =>
            changeTemplate({
              qrCodes: [
                ...qrCodes,
                { key: newKey(), url: '', urlEn: '', urlMobile: '', showName: {}, explainMobile: {} },
              ],
            })
          }
        >
          {t`Add a QR code`}
        </Button>
      </div>
    </section>
  );
}

function Code({ code, isFirst, isLast }: { code: FooterQrDraft; isFirst: boolean; isLast: boolean }) {
  const { t, i18n } = useLingui();
  const { template, changeTemplate, problems, language } = useFooter();
  const { qrCodes } = template;
  const { key } = code;
  const change = (part: Partial<FooterQrDraft>) => changeTemplate({ qrCodes: withEntry(qrCodes, key, part) });
  const address = (field: 'url' | 'urlEn' | 'urlMobile') => {
    const problem = problems[`${key}.${field}`];
    return {
      direction: 'ltr' as const,
      autoCapitalize: 'none' as const,
      spellCheck: 'false' as const,
      value: code[field],
      onChange: (value: string) => change({ [field]: value }),
      errorMessage: problem && i18n._(FOOTER_FIELD_MESSAGES[problem]),
    };
  };
  const nameProblem = problems[`${key}.showName`];
  return (
    <Surface kind="surface" isBordered radius="lg" padding="5">
      <div className={styles.part}>
        <TextIn
          label={t({ message: 'Text below the code', comment: 'Field' })}
          texts={code.showName}
          onChange={(showName) => change({ showName })}
          errorMessage={nameProblem && i18n._(FOOTER_FIELD_MESSAGES[nameProblem])}
        />
        <TextField
          label={t`Picture`}
          description={t`The path of a picture on this server, such as /media/qr/portal.svg`}
          {...address('url')}
        />
        <TextField label={t`Picture for other languages than Chinese`} isOptional {...address('urlEn')} />
        <TextField
          label={t`QR code address`}
          description={t`Phones show a link instead of the picture.`}
          isOptional
          {...address('urlMobile')}
        />
        <TextIn
          label={t`Text of the link on phones`}
          texts={code.explainMobile}
          onChange={(explainMobile) => change({ explainMobile })}
          isOptional
        />
        <EntryActions
          name={textIn(code.showName, language).text || t`this code`}
          isFirst={isFirst}
          isLast={isLast}
          onMove={(step) => changeTemplate({ qrCodes: moved(qrCodes, key, step) })}
          onRemove={() => changeTemplate({ qrCodes: qrCodes.filter((other) => other.key !== key) })}
        />
      </div>
    </Surface>
  );
}
