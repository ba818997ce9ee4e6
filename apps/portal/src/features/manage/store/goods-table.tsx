import { useLingui } from '@lingui/react/macro';
import { storeGoodsQuery } from '@stoa/api/store.queries';
import type { StoreGoods } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber, formatPrice } from '../../../shared/format.ts';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import * as styles from '../manage.css.ts';
import { storeManageHref } from './store-manage-address.ts';
import { NEW } from './store-search.ts';

/** All that the school sells or has sold. */
export function GoodsTable({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery({
    ...storeGoodsQuery(useApi(), { schoolId, lang: useLanguage() }),
    retry: false,
  });
  return (
    <Table
      label={t({ message: 'Goods of this school', comment: 'Name of a table' })}
      columns={useColumns(schoolId)}
      rows={data?.items ?? []}
      isLoading={isFetching && !data}
      empty={
        data ? (
          <EmptyState
            headingLevel={2}
            title={t`Nothing is for sale yet`}
            action={
              <LinkButton href={storeManageHref(schoolId, { edit: NEW })}>
                {t({ message: 'Sell something', comment: 'Button: opens a form for goods' })}
              </LinkButton>
            }
          >
            {t`Give a class, an exam, a live session or a topic a price, and learners can order it.`}
          </EmptyState>
        ) : undefined
      }
      error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
    />
  );
}

function useColumns(schoolId: string): TableColumn<StoreGoods>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'title',
        label: t({ message: 'Goods', comment: 'Tab: what a school sells' }),
        width: '2fr' as const,
        minWidth: 220,
        isRowHeader: true,
        cell: ({ id, title, seats }) => (
          <span className={styles.lines}>
            <Link href={storeManageHref(schoolId, { edit: id })}>
              <UserText>{title}</UserText>
            </Link>
            {seats ? (
              <Text as="span" size="sm" tone="muted">
                {t({ message: 'Seats for a company', comment: 'Kind of goods; heading' })}
              </Text>
            ) : null}
          </span>
        ),
      },
      {
        id: 'price',
        label: t({ message: 'Price', comment: 'Column' }),
        isNumeric: true,
        minWidth: 120,
        cell: ({ prices }) => <span>{prices[0] ? formatPrice(prices[0], language) : null}</span>,
      },
      {
        id: 'sold',
        label: t({ message: 'Ordered', context: 'column', comment: 'Column: how many were ordered' }),
        isNumeric: true,
        minWidth: 110,
        cell: ({ taken, stock }) => {
          const takenText = formatNumber(taken, language);
          const stockText = stock === null ? '' : formatNumber(stock, language);
          return (
            <span>
              {stock === null
                ? takenText
                : t({ message: `${takenText} of ${stockText}`, comment: 'How many of all are ordered' })}
            </span>
          );
        },
      },
      {
        id: 'status',
        label: t({ message: 'State', comment: 'Column of a list of notices' }),
        minWidth: 130,
        cell: ({ status }) =>
          status === 'onSale' ? (
            <Status tone="success">{t({ message: 'On sale', comment: 'State of goods' })}</Status>
          ) : (
            <Status>{t({ message: 'Withdrawn', context: 'goods', comment: 'State of goods' })}</Status>
          ),
      },
    ],
    [t, language, schoolId],
  );
}
