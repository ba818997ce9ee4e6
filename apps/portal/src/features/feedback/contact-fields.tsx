import { useLingui } from '@lingui/react/macro';
import { MESSAGE_PHONE_MAX_LENGTH } from '@stoa/machines/feedback';
import { useSelector } from '@xstate/react';
import { Checkbox } from '@stoa/ui/checkbox';
import { TextField } from '@stoa/ui/text-field';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import * as styles from './feedback.css.ts';
import type { MessageActor } from './use-message.ts';

/** Whether somebody may be contacted, and by which number; without the permission none is asked for (B040). */
export function ContactFields({ actor }: { actor: MessageActor }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { draft, fieldProblems } = useSelector(actor, ({ context }) => context);
  const digits = formatNumber(MESSAGE_PHONE_MAX_LENGTH, language);
  return (
    <div className={styles.contact}>
      <Checkbox
        name="allowContact"
        isSelected={draft.allowContact}
        onChange={(allowed) => actor.send({ type: 'contact.changed', allowed })}
      >
        {t`The school may contact me about it`}
      </Checkbox>
      {draft.allowContact ? (
        <TextField
          label={t`Mobile number`}
          description={t({
            message: `A mainland China number with ${digits} digits.`,
            comment: 'Below the field for a mobile number',
          })}
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          direction="ltr"
          isOptional
          value={draft.phoneNumber}
          onChange={(value) => actor.send({ type: 'field.changed', field: 'phoneNumber', value })}
          errorMessage={
            fieldProblems.phoneNumber
              ? t({
                  message: `Enter a mobile number of ${digits} digits, or leave it empty.`,
                  comment: 'Below the field for a mobile number',
                })
              : undefined
          }
        />
      ) : null}
    </div>
  );
}
