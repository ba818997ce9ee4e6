import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { exportStoreBooks } from '@stoa/api/store.calls';
import { storeBooksQuery } from '@stoa/api/store.queries';
import type { StoreBooks } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { DateRangePicker } from '@stoa/ui/date-range-picker';
import { EmptyState } from '@stoa/ui/empty-state';
import { FactList } from '@stoa/ui/fact-list';
import { Link } from '@stoa/ui/link';
import { SectionHeader } from '@stoa/ui/section-header';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { LocalTime } from '../../../shared/local-time.tsx';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { cx } from '../../../shared/cx.ts';
import { formatPrice } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { orderHref } from '../../../shared/store/store-address.ts';
import { formatRate } from '../../../shared/store/tax-rate.ts';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { ACCOUNT_MESSAGES, POSTED_MESSAGES } from './books-messages.ts';
import { booksParams, storeManageHref } from './store-manage-address.ts';
import type { StoreQuery } from './store-search.ts';

/** The books of the store over a period: what was sold, its tax and refunds, by account and entry by entry. */
export function BooksView({ schoolId, query }: { schoolId: string; query: StoreQuery }) {
  const { t } = useLingui();
  const language = useLanguage();
  const params = booksParams(schoolId, query, language);
  const books = useQuery({
    ...storeBooksQuery(useApi(), params),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const hrefFor = (change: Partial<StoreQuery>) => {
    const { from, to, currency } = query;
    return storeManageHref(schoolId, { view: 'books', from, to, currency, ...change });
  };
  return (
    <div className={cx(styles.part, styles.sections)}>
      <Filters params={params} books={books.data} hrefFor={hrefFor} />
      <Loaded query={books} rows={6}>
        {(data) =>
          data.total === 0 ? (
            <EmptyState headingLevel={2} title={t`Nothing is in the books for these days`}>
              {t`Every order, payment, cancellation and refund is entered here by itself.`}
            </EmptyState>
          ) : (
            <>
              <Figures books={data} />
              <Rates books={data} />
              <Accounts books={data} />
              <Entries schoolId={schoolId} books={data} hrefFor={(at) => hrefFor({ at })} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

interface FiltersProps {
  params: ReturnType<typeof booksParams>;
  books: StoreBooks | undefined;
  hrefFor: (change: Partial<StoreQuery>) => string;
}

function Filters({ params, books, hrefFor }: FiltersProps) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { schoolId, from, to } = params;
  const currency = books?.currency ?? params.currency;
  const save = useMutation({
    mutationFn: () => exportStoreBooks(api, { schoolId, from, to, currency }),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv;charset=utf-8'),
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
  });
  const go = (change: Partial<StoreQuery>) => void navigate({ href: hrefFor(change), resetScroll: false });
  return (
    <div className={styles.filters}>
      <DateRangePicker
        label={t({ message: 'Period', comment: 'Field: from the first to the last day' })}
        description={t`Days begin at midnight UTC.`}
        value={{ start: from, end: to }}
        onChange={(range) => go({ from: range?.start, to: range?.end })}
      />
      <div className={styles.actions}>
        {books && currency ? (
          <ChoiceMenu
            text={t({ message: `Currency: ${currency}`, comment: 'Button; the code of a currency' })}
            choices={books.currencies.map((code) => ({ value: code, label: code }))}
            value={currency}
            onChange={(code) => go({ currency: code })}
          />
        ) : null}
        <Button size="sm" icon={DownloadSimpleIcon} isPending={save.isPending} onPress={() => save.mutate()}>
          {t({ message: 'Download as CSV', comment: 'Button: saves a table as a file' })}
        </Button>
      </div>
    </div>
  );
}

function usePrice({ currency }: StoreBooks) {
  const language = useLanguage();
  return (amount: number) => formatPrice({ amount, currency }, language);
}

const sumOf = (rates: StoreBooks['sales'], part: 'net' | 'tax') =>
  rates.reduce((sum, rate) => sum + rate[part], 0);

function Figures({ books }: { books: StoreBooks }) {
  const { t } = useLingui();
  const priceOf = usePrice(books);
  const { sales, refunds } = books;
  const sold = sumOf(sales, 'net') + sumOf(sales, 'tax');
  const back = sumOf(refunds, 'net') + sumOf(refunds, 'tax');
  const fact = (id: string, label: string, amount: number) => ({ id, label, value: priceOf(amount) });
  return (
    <FactList
      variant="tiles"
      facts={[
        fact('sales', t({ message: 'Sales with tax', comment: 'Figure: what was paid' }), sold),
        fact('refunds', t({ message: 'Refunds with tax', comment: 'Figure: what was paid back' }), back),
        fact(
          'tax',
          t({ message: 'Tax to be paid', comment: 'Figure: tax of sales without that of refunds' }),
          sumOf(sales, 'tax') - sumOf(refunds, 'tax'),
        ),
        fact(
          'rest',
          t({ message: 'Left after refunds and tax', comment: 'Figure: an amount of money' }),
          sumOf(sales, 'net') - sumOf(refunds, 'net'),
        ),
      ]}
    />
  );
}

interface RateRow {
  id: string;
  sales: { net: number; tax: number };
  refunds: { net: number; tax: number };
}

function Rates({ books }: { books: StoreBooks }) {
  const { t } = useLingui();
  const language = useLanguage();
  const priceOf = usePrice(books);
  const none = { net: 0, tax: 0 };
  const rows = [...new Set([...books.sales, ...books.refunds].map(({ taxRate }) => taxRate))]
    .sort((one, other) => one - other)
    .map((rate): RateRow => {
      const at = (list: StoreBooks['sales']) => list.find(({ taxRate }) => taxRate === rate) ?? none;
      return { id: String(rate), sales: at(books.sales), refunds: at(books.refunds) };
    });
  if (rows.length === 0) return null;
  const title = t({ message: 'By tax rate', comment: 'Heading: sums of the books' });
  const money = (id: string, label: string, amountOf: (row: RateRow) => number): TableColumn<RateRow> => ({
    id,
    label,
    isNumeric: true,
    minWidth: 120,
    cell: (row) => <span>{priceOf(amountOf(row))}</span>,
  });
  return (
    <section className={styles.part}>
      <SectionHeader title={title} />
      <Table
        label={title}
        rows={rows}
        columns={[
          {
            id: 'rate',
            label: t({ message: 'Tax rate', comment: 'Field' }),
            isRowHeader: true,
            minWidth: 100,
            cell: ({ id }) => <span>{formatRate(Number(id), language)}</span>,
          },
          money(
            'sales',
            t({ message: 'Sales without tax', comment: 'Account of the books' }),
            (row) => row.sales.net,
          ),
          money(
            'tax',
            t({ message: 'Tax of sales', comment: 'Column of the books' }),
            (row) => row.sales.tax,
          ),
          money(
            'refunds',
            t({ message: 'Refunds without tax', comment: 'Account of the books' }),
            (row) => row.refunds.net,
          ),
          money(
            'back',
            t({ message: 'Tax of refunds', comment: 'Column of the books' }),
            (row) => row.refunds.tax,
          ),
        ]}
      />
    </section>
  );
}

interface AccountRow {
  id: string;
  label: string;
  debit: number;
  credit: number;
}

function Accounts({ books }: { books: StoreBooks }) {
  const { t, i18n } = useLingui();
  const priceOf = usePrice(books);
  const { accounts } = books;
  const debit = accounts.reduce((sum, account) => sum + account.debit, 0);
  const credit = accounts.reduce((sum, account) => sum + account.credit, 0);
  const total = priceOf(debit);
  const title = t({ message: 'Accounts', context: 'books', comment: 'Heading: accounts of the books' });
  const rows: AccountRow[] = [
    ...accounts.map(({ account, ...sums }) => ({
      id: account,
      label: i18n._(ACCOUNT_MESSAGES[account]),
      ...sums,
    })),
    { id: 'sum', label: t({ message: 'Total', comment: 'Sum of an order' }), debit, credit },
  ];
  const money = (
    id: string,
    label: string,
    amountOf: (row: AccountRow) => number,
  ): TableColumn<AccountRow> => ({
    id,
    label,
    isNumeric: true,
    minWidth: 120,
    cell: (row) => <span>{priceOf(amountOf(row))}</span>,
  });
  return (
    <section className={styles.part}>
      <SectionHeader title={title} />
      {debit === credit ? (
        <Banner tone="success">
          {t({
            message: `The books balance: debits and credits are ${total} each.`,
            comment: 'An amount of money',
          })}
        </Banner>
      ) : (
        <Banner tone="danger">{t`The books do not balance. Report this to those who run this site.`}</Banner>
      )}
      <Table
        label={title}
        rows={rows}
        columns={[
          {
            id: 'account',
            label: t({ message: 'Account', context: 'books', comment: 'Column: account of the books' }),
            width: '2fr',
            minWidth: 180,
            isRowHeader: true,
            cell: ({ label }) => <span>{label}</span>,
          },
          money('debit', t({ message: 'Debit', comment: 'Column of the books' }), (row) => row.debit),
          money('credit', t({ message: 'Credit', comment: 'Column of the books' }), (row) => row.credit),
          money(
            'balance',
            t({ message: 'Balance', comment: 'Column of the books: debits without credits' }),
            (row) => row.debit - row.credit,
          ),
        ]}
      />
    </section>
  );
}

type Posted = StoreBooks['items'][number];

function Entries({
  schoolId,
  books,
  hrefFor,
}: {
  schoolId: string;
  books: StoreBooks;
  hrefFor: (at: string) => string;
}) {
  const { t } = useLingui();
  const title = t({ message: 'Entries', comment: 'Heading: what was written in the books' });
  return (
    <section className={styles.part}>
      <SectionHeader title={title} />
      <Text size="sm" tone="muted">
        {t`Entries are never changed or removed. What was wrong is taken back by another entry.`}
      </Text>
      <Table
        label={title}
        rows={books.items}
        columns={useEntryColumns(schoolId, books)}
        empty={<PastEnd firstHref={hrefFor('')} />}
      />
      <ListSteps list={books} hrefFor={hrefFor} />
    </section>
  );
}

function useEntryColumns(schoolId: string, { currency }: StoreBooks): TableColumn<Posted>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(() => {
    const priceOf = (amount: number) => formatPrice({ amount, currency }, language);
    const side = (id: string, label: string, sign: 1 | -1): TableColumn<Posted> => ({
      id,
      label,
      width: '2fr',
      minWidth: 220,
      cell: ({ entries }) => (
        <span className={styles.lines}>
          {entries
            .filter(({ amount }) => amount * sign > 0)
            .map(({ account, taxRate, amount }, index) => {
              const name = i18n._(ACCOUNT_MESSAGES[account]);
              const money = priceOf(amount * sign);
              const rate = taxRate === null ? '' : formatRate(taxRate, language);
              return (
                <span key={index}>
                  {rate
                    ? t({
                        message: `${name}, ${rate}: ${money}`,
                        comment: 'Account of the books, rate of tax and an amount of money',
                      })
                    : t({
                        message: `${name}: ${money}`,
                        comment: 'Account of the books and an amount of money',
                      })}
                </span>
              );
            })}
        </span>
      ),
    });
    return [
      {
        id: 'when',
        label: t({ message: 'Date', comment: 'Column: when something was written in the books' }),
        minWidth: 160,
        cell: ({ madeAt }) => <LocalTime instant={madeAt} />,
      },
      {
        id: 'what',
        label: t({ message: 'Entry', context: 'books', comment: 'Column: what was written in the books' }),
        minWidth: 150,
        isRowHeader: true,
        cell: ({ kind, orderId, reference }) => (
          <span className={styles.lines}>
            <span>{i18n._(POSTED_MESSAGES[kind])}</span>
            <Link href={orderHref(schoolId, { order: orderId })}>{reference}</Link>
          </span>
        ),
      },
      side('debit', t({ message: 'Debit', comment: 'Column of the books' }), 1),
      side('credit', t({ message: 'Credit', comment: 'Column of the books' }), -1),
    ];
  }, [t, i18n, language, currency, schoolId]);
}
