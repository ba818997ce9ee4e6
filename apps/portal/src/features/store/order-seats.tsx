import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { exportSeats } from '@stoa/api/store.calls';
import { seatsQuery } from '@stoa/api/store.queries';
import type { Order, Seat } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { copyText } from '../../shared/copy-text.ts';
import { formatNumber } from '../../shared/format.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { LocalTime } from '../../shared/local-time.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { orderHref } from '../../shared/store/store-address.ts';
import { useWholeAddress } from '../../shared/use-whole-address.ts';
import * as styles from './store.css.ts';

/** How many codes of a line are shown at first. */
const FIRST = 10;

/** The seats of an order that is paid: their codes, which of them were redeemed, and ways to pass them on. */
export function OrderSeats({ order }: { order: Order }) {
  if (order.paidAt === null || !order.lines.some(({ seats }) => seats)) return null;
  return <Paid order={order} />;
}

function Paid({ order }: { order: Order }) {
  const { t } = useLingui();
  const { schoolId, id: orderId } = order;
  const query = useQuery({
    ...seatsQuery(useApi(), { schoolId, orderId, lang: useLanguage() }),
    retry: false,
  });
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Codes for your seats', comment: 'Heading of a list' })} />
      <Text tone="muted">
        {t`Each code gives one person access. Share the link of a code, or the code itself: it is entered in the store.`}
      </Text>
      <Loaded query={query} rows={4}>
        {({ items }) => (
          <>
            <Tools order={order} seats={items} />
            {order.lines.map((line, index) =>
              line.seats ? (
                <Line
                  key={index}
                  schoolId={schoolId}
                  title={line.title}
                  sums={line.seats}
                  seats={items.filter((seat) => seat.line === index)}
                />
              ) : null,
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function useCopy() {
  const { t } = useLingui();
  return (text: string) =>
    void copyText(text, {
      done: t`Copied.`,
      failed: t`Your browser does not allow copying. Select the text instead.`,
    });
}

/** All codes at once. */
function Tools({ order: { schoolId, id: orderId }, seats }: { order: Order; seats: readonly Seat[] }) {
  const { t } = useLingui();
  const api = useApi();
  const copy = useCopy();
  const free = seats.filter(({ state }) => state === 'free').map(({ code }) => code);
  const save = useMutation({
    mutationFn: () => exportSeats(api, { schoolId, orderId }),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv;charset=utf-8'),
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
  });
  return (
    <div className={styles.actions}>
      <Button size="sm" icon={CopyIcon} isDisabled={free.length === 0} onPress={() => copy(free.join('\n'))}>
        {t({ message: 'Copy unused codes', comment: 'Button' })}
      </Button>
      <Button size="sm" icon={DownloadSimpleIcon} isPending={save.isPending} onPress={() => save.mutate()}>
        {t({ message: 'Download as CSV', comment: 'Button: saves a table as a file' })}
      </Button>
    </div>
  );
}

interface LineProps {
  schoolId: string;
  title: string;
  sums: NonNullable<Order['lines'][number]['seats']>;
  seats: readonly Seat[];
}

/** The codes of one line. */
function Line({ schoolId, title, sums: { bought, redeemed, withdrawn }, seats }: LineProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const boughtText = formatNumber(bought, language);
  const redeemedText = formatNumber(redeemed, language);
  const withdrawnText = formatNumber(withdrawn, language);
  const all = formatNumber(seats.length, language);
  return (
    <div className={styles.part}>
      <div>
        <Text weight="semibold">
          <UserText>{title}</UserText>
        </Text>
        <Text size="sm" tone="muted">
          {t`${plural(bought, {
            one: `${redeemedText} of ${boughtText} seat redeemed`,
            other: `${redeemedText} of ${boughtText} seats redeemed`,
          })}`}
        </Text>
        {withdrawn > 0 ? (
          <Text size="sm" tone="muted">
            {t({ message: `Withdrawn: ${withdrawnText}`, comment: 'How many seats were paid back' })}
          </Text>
        ) : null}
      </div>
      <RowList aria-label={title}>
        {(isWhole ? seats : seats.slice(0, FIRST)).map((seat) => (
          <Row key={seat.code} className={styles.seat}>
            <Code seat={seat} schoolId={schoolId} />
          </Row>
        ))}
      </RowList>
      {seats.length > FIRST && !isWhole ? (
        <div>
          <Button size="sm" variant="quiet" onPress={() => setWhole(true)}>
            {t({ message: `Show all ${all} codes`, comment: 'Button; a number' })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Code({ seat: { code, state, redeemedAt }, schoolId }: { seat: Seat; schoolId: string }) {
  const { t } = useLingui();
  const copy = useCopy();
  const link = useWholeAddress()(orderHref(schoolId, { seat: code }));
  return (
    <>
      <span className={styles.words}>
        <Text as="span" isNumeric>
          <bdi dir="ltr">{code}</bdi>
        </Text>
        {redeemedAt ? (
          <Text as="span" size="sm" tone="muted">
            <LocalTime instant={redeemedAt} />
          </Text>
        ) : null}
      </span>
      {state === 'free' ? (
        <Button
          size="sm"
          variant="quiet"
          icon={CopyIcon}
          aria-label={t({ message: `Copy the link of code ${code}`, comment: 'Button; opens a seat' })}
          onPress={() => copy(link)}
        >
          {t({ message: 'Copy link', context: 'seat', comment: 'Button' })}
        </Button>
      ) : (
        <Status tone={state === 'redeemed' ? 'success' : 'neutral'}>
          {state === 'redeemed'
            ? t({ message: 'Redeemed', comment: 'State of a seat: somebody uses it' })
            : t({ message: 'Withdrawn', context: 'voucher', comment: 'State of a voucher' })}
        </Status>
      )}
    </>
  );
}
