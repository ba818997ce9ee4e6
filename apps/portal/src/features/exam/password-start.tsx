import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isApiProblem, type ApiProblem } from '@stoa/api/error';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { TextField } from '@stoa/ui/text-field';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';

/** Whether the password's own field says what is wrong. */
export const isPasswordProblem = (error: unknown): boolean =>
  isApiProblem(error, 'EXAM_PASSWORD_WRONG') || isApiProblem(error, 'TOO_MANY_ATTEMPTS');

/** Starts an attempt with the password of the exam. What was typed stays. */
export function PasswordStart({
  isPending,
  problem,
  onType,
  onStart,
}: {
  isPending: boolean;
  /** Of the last start. */
  problem: ApiProblem | undefined;
  onType: () => void;
  onStart: (password: string) => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const messageOfProblem = (): string | undefined => {
    if (isMissing) return t`Enter the password of this exam.`;
    if (problem?.code === 'TOO_MANY_ATTEMPTS')
      return t`Too many wrong passwords. Try again in an hour, or ask your teacher.`;
    if (problem?.code !== 'EXAM_PASSWORD_WRONG') return undefined;
    const left = problem.details?.attemptsLeft;
    // It was started before the page knew of a password.
    if (left === undefined) return t`Enter the password of this exam.`;
    const leftText = formatNumber(left, language);
    return t`${plural(left, {
      one: `This is not the password of this exam. ${leftText} try left.`,
      other: `This is not the password of this exam. ${leftText} tries left.`,
    })}`;
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(typed.trim() === '');
        if (typed.trim() !== '' && !isPending) onStart(typed);
      }}
    >
      <TextField
        name="password"
        label={t`Exam password`}
        description={t`Your teacher tells it to you.`}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck="false"
        enterKeyHint="go"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setIsMissing(false);
          if (problem) onType();
        }}
        errorMessage={messageOfProblem()}
      />
      <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
        {t`Start attempt`}
      </Button>
    </Form>
  );
}
