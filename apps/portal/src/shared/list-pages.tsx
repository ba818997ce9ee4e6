import { useLingui } from '@lingui/react/macro';
import { Pagination } from '@stoa/ui/pagination';
import { useLanguage } from '../i18n/language-context.tsx';
import { formatNumber } from './format.ts';

interface ListPagesProps {
  page: number;
  /** What was answered; nothing is drawn before. */
  list: { total: number; pageSize: number } | undefined;
  hrefFor: (page: number) => string;
  /** Whose pages these are: "Pages of this list" where nothing else is said. */
  label?: string;
}

/** The pages of a list whose address says which one is shown. */
export function ListPages({ page, list, hrefFor, label }: ListPagesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Pagination
      label={label ?? t`Pages of this list`}
      page={page}
      pageCount={list ? Math.ceil(list.total / list.pageSize) : 0}
      hrefFor={hrefFor}
      pageLabel={(number) => {
        const text = formatNumber(number, language);
        return t`Page ${text}`;
      }}
      formatNumber={(number) => formatNumber(number, language)}
    />
  );
}
