import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import { isApiProblem } from '@stoa/api/error';
import { invoiceQuery } from '@stoa/api/store.queries';
import type { Invoice } from '@stoa/api/schema';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { FactList, type Fact } from '@stoa/ui/fact-list';
import { PageHeader } from '@stoa/ui/page-header';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatPrice } from '../../shared/format.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { LocalTime } from '../../shared/local-time.tsx';
import { INVOICE_KIND_MESSAGES } from '../../shared/store/order-messages.ts';
import { Seats } from '../../shared/store/order-lines.tsx';
import { invoicePdfHref, orderHref } from '../../shared/store/store-address.ts';
import { formatRate } from '../../shared/store/tax-rate.ts';
import * as styles from './store.css.ts';

export interface InvoiceViewProps {
  schoolId: string;
  invoiceId: string;
}

/** An invoice or credit note, to be read and printed. */
export function InvoiceView({ schoolId, invoiceId }: InvoiceViewProps) {
  const { t } = useLingui();
  const query = useQuery({
    ...invoiceQuery(useApi(), { schoolId, invoiceId, lang: useLanguage() }),
    retry: false,
  });
  if (isApiProblem(query.error) && query.error.code === 'NOT_FOUND')
    return (
      <EmptyState
        headingLevel={1}
        title={t`This invoice does not exist`}
        action={<LinkButton href={orderHref(schoolId)}>{t`Go to store`}</LinkButton>}
      >
        {t`It may belong to another account.`}
      </EmptyState>
    );
  return (
    <Loaded query={query} rows={6}>
      {(invoice) => <Paper schoolId={schoolId} invoice={invoice} />}
    </Loaded>
  );
}

/** Light in every theme, as paper is. */
function Paper({ schoolId, invoice }: { schoolId: string; invoice: Invoice }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { kind, number, seller, buyer, orderId } = invoice;
  const name = i18n._(INVOICE_KIND_MESSAGES[kind]);
  return (
    <>
      <div className={styles.screenOnly}>
        <LinkButton
          variant="primary"
          icon={DownloadSimpleIcon}
          href={invoicePdfHref(schoolId, invoice.id, language)}
          download
        >
          {t`Download PDF`}
        </LinkButton>
        <Button icon={PrinterIcon} onPress={() => window.print()}>
          {t({ message: 'Print', comment: 'Button: opens the print dialog of the browser' })}
        </Button>
        <LinkButton href={orderHref(schoolId, { order: orderId })}>
          {t({ message: 'Back to the order', comment: 'Link' })}
        </LinkButton>
      </div>
      <Surface as="article" data-theme="light" isBordered radius="lg" padding="8" className={styles.paper}>
        <PageHeader
          title={t({ message: `${name} ${number}`, comment: 'Invoice or credit note, and its number' })}
        />
        <div className={styles.parties}>
          <Party title={t({ message: 'Seller', comment: 'Heading: who sells' })} party={seller} />
          <Party title={t({ message: 'Buyer', comment: 'Column: who ordered' })} party={buyer} />
        </div>
        <Facts invoice={invoice} />
        <Sums invoice={invoice} />
      </Surface>
    </>
  );
}

function Party({ title, party: { name, address, taxNumber } }: { title: string; party: Invoice['buyer'] }) {
  const { t } = useLingui();
  return (
    <section className={styles.words}>
      <Text size="sm" tone="muted">
        {title}
      </Text>
      <Text weight="semibold">
        <UserText>{name}</UserText>
      </Text>
      {address ? (
        <Text preserveLines>
          <UserText>{address}</UserText>
        </Text>
      ) : null}
      {taxNumber ? (
        <Text size="sm">
          {t({ message: `Tax number: ${taxNumber}`, comment: 'Of a company, on an invoice' })}
        </Text>
      ) : null}
    </section>
  );
}

function Facts({ invoice: { kind, issuedAt, paidAt, reference, corrects, reason } }: { invoice: Invoice }) {
  const { t } = useLingui();
  const facts: Fact[] = [
    {
      id: 'issued',
      label: t({ message: 'Date of issue', comment: 'Of an invoice' }),
      value: <LocalTime instant={issuedAt} style="date" />,
    },
    {
      id: 'reference',
      label: t({ message: 'Order', context: 'store', comment: 'Title: what somebody ordered' }),
      value: <bdi>{reference}</bdi>,
    },
    ...(kind === 'invoice'
      ? [
          {
            id: 'paid',
            label: t({ message: 'Paid on', comment: 'Day and time follow' }),
            value: <LocalTime instant={paidAt} style="date" />,
          },
        ]
      : []),
    ...(corrects
      ? [
          {
            id: 'corrects',
            label: t({ message: 'Corrects invoice', comment: 'Of a credit note; a number follows' }),
            value: <bdi>{corrects}</bdi>,
          },
        ]
      : []),
    ...(reason
      ? [
          {
            id: 'reason',
            label: t({ message: 'Reason', context: 'refund', comment: 'Why money was paid back' }),
            value: <UserText>{reason}</UserText>,
          },
        ]
      : []),
  ];
  return <FactList facts={facts} />;
}

/** What was sold or paid back, the taxes in it by rate, and the sum. */
function Sums({ invoice: { kind, lines, rates, currency, total } }: { invoice: Invoice }) {
  const { t } = useLingui();
  const language = useLanguage();
  const priceOf = (amount: number) => formatPrice({ amount, currency }, language);
  return (
    <section className={styles.part}>
      <SectionHeader
        title={
          kind === 'invoice'
            ? t({ message: 'What was ordered', comment: 'Name of a list' })
            : t({ message: 'What was refunded', comment: 'Name of a list on a credit note' })
        }
      />
      <RowList>
        {lines.map(({ title, amount, taxRate, seats }, index) => {
          const rate = formatRate(taxRate, language);
          return (
            <Row key={index} className={styles.line}>
              <div className={styles.words}>
                <UserText>{title}</UserText>
                {seats === undefined ? null : <Seats count={seats} />}
                <Text size="sm" tone="muted">
                  {t({ message: `Including ${rate} tax`, comment: 'Below a price; a rate such as 19%' })}
                </Text>
              </div>
              <Text as="span" isNumeric>
                {priceOf(amount)}
              </Text>
            </Row>
          );
        })}
        {rates.map(({ taxRate, net, tax }) => {
          const rate = formatRate(taxRate, language);
          return (
            <Row key={taxRate} className={styles.line}>
              <Text as="span" tone="muted">
                {t({ message: `Net at ${rate}`, comment: 'Sum without tax; a rate such as 19%' })}
              </Text>
              <Text as="span" tone="muted" isNumeric className={styles.amount}>
                {priceOf(net)}
              </Text>
              <Text as="span" tone="muted">
                {t({ message: `Tax at ${rate}`, comment: 'Sum of the tax; a rate such as 19%' })}
              </Text>
              <Text as="span" tone="muted" isNumeric className={styles.amount}>
                {priceOf(tax)}
              </Text>
            </Row>
          );
        })}
        <Row className={styles.line}>
          <Text as="span" weight="semibold">
            {t({ message: 'Total', comment: 'Sum of an order' })}
          </Text>
          <Text as="span" weight="semibold" size="lg" isNumeric>
            {priceOf(total)}
          </Text>
        </Row>
      </RowList>
    </section>
  );
}
