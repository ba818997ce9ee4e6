import { useLingui } from '@lingui/react/macro';
import { StepPagination } from '@stoa/ui/pagination';

interface ListStepsProps {
  /** What was answered; nothing is drawn before. */
  list: { next: string | null; previous: string | null } | undefined;
  /** Address of the page that a cursor leads to. */
  hrefFor: (cursor: string) => string;
}

/** Steps through a list whose pages are found by a cursor; the address says where it is. */
export function ListSteps({ list, hrefFor }: ListStepsProps) {
  const { t } = useLingui();
  const href = (cursor: string | null | undefined) => (cursor ? hrefFor(cursor) : undefined);
  return (
    <StepPagination
      label={t`Pages of this list`}
      previousHref={href(list?.previous)}
      nextHref={href(list?.next)}
    />
  );
}
