import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { redeemSeat } from '@stoa/api/store.calls';
import type { SeatRedemption } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Link } from '@stoa/ui/link';
import { SectionHeader } from '@stoa/ui/section-header';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useApi } from '../../app/services.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { SEAT_PROBLEM_MESSAGES, SEAT_REASON_MESSAGES } from './store-messages.ts';
import * as styles from './store.css.ts';

/** As the contract bounds it. */
const CODE_MAX = 40;

/** Where somebody redeems a seat that a company has bought. */
export function RedeemSeat({ schoolId, first }: { schoolId: string; first: string | undefined }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const headingId = useId();
  const [typed, setTyped] = useState(first ?? '');
  const redeem = useMutation({
    mutationFn: (code: string) => redeemSeat(api, { schoolId, code }),
    onSuccess: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) =>
          typeof path === 'string' && /^\/api\/(store|class|exam|live|portal)\//.test(path),
      }),
  });
  // A code is sent once, however often the button is pressed; again it would be refused as used.
  const sent = useRef('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    if (code === '' || code === sent.current) return;
    sent.current = code;
    redeem.mutate(code, {
      onError: () => {
        sent.current = '';
      },
    });
  };
  return (
    <Surface isBordered radius="lg" padding="6" className={styles.redeem}>
      <section aria-labelledby={headingId} className={styles.part}>
        <SectionHeader
          id={headingId}
          title={t({ message: 'Redeem a code', comment: 'Heading: a seat that a company has bought' })}
        />
        <Text tone="muted">{t`Did your company or someone else give you a code? It gives you access here.`}</Text>
        {redeem.data ? <Opened redemption={redeem.data} /> : null}
        <form className={styles.code} onSubmit={submit} noValidate>
          <TextField
            name="seat"
            label={t({ message: 'Code', context: 'seat', comment: 'Field: what opens a seat' })}
            direction="ltr"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck="false"
            maxLength={CODE_MAX}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              redeem.reset();
            }}
            errorMessage={redeem.error ? i18n._(problemOf(redeem.error)) : undefined}
          />
          <div>
            <Button type="submit" isDisabled={typed.trim() === ''} isPending={redeem.isPending}>
              {t({ message: 'Redeem', comment: 'Button: a code gives access' })}
            </Button>
          </div>
        </form>
      </section>
    </Surface>
  );
}

function problemOf(error: unknown) {
  if (!isApiProblem(error)) return messageOf(SEAT_PROBLEM_MESSAGES, 'UNKNOWN');
  return error.code === 'SEAT_UNUSABLE'
    ? messageOf(SEAT_REASON_MESSAGES, error.details?.reason ?? '')
    : messageOf(SEAT_PROBLEM_MESSAGES, error.code);
}

/** What is open now, with the way to it. */
function Opened({ redemption: { opened } }: { redemption: SeatRedemption }) {
  const { t } = useLingui();
  return (
    <Banner tone="success" announce="polite" title={t`The code is redeemed. You have full access.`}>
      <ul className={styles.parts}>
        {opened.map(({ id, title, url }) => (
          <li key={id}>
            <Link href={url}>
              <UserText>{title}</UserText>
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
