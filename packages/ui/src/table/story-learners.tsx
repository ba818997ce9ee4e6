import { useLocale } from 'react-aria-components/I18nProvider';
import { samples, useSample } from '../../.storybook/samples.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { actionsLabel, type Learner, learnerColumns, learners, OwnedTable, rowMenu } from './story-rows.tsx';
import type { TableProps } from './table.tsx';

/** The words of stories without a language of their own. */
export const english = samples['en-US'];

/** Their columns. */
export const columns = learnerColumns('en-US');

/** What the bar of actions says. */
export const selectedLabel = (count: number) => `${count} selected`;

/** A table with all that it can do, in the language of the toolbar. */
export function InLanguage(props: Partial<TableProps<Learner>>) {
  const { locale } = useLocale();
  const sample = useSample();
  return (
    <OwnedTable
      label={sample.title}
      isLabelVisible
      columns={learnerColumns(locale)}
      rows={learners(5, sample)}
      selectionMode="multiple"
      selectedLabel={(count) => new Intl.NumberFormat(locale).format(count)}
      rowActions={(row) => rowMenu(row, sample)}
      rowActionsLabel={actionsLabel(locale)}
      {...props}
    />
  );
}

/** Where nobody has joined. */
export const empty = (
  <EmptyState title="Nobody has joined yet" headingLevel={3} action={<Button>Invite</Button>}>
    Share the address of the class.
  </EmptyState>
);

/** Where they could not be loaded. */
export const error = (
  <ErrorState
    title="The learners could not be loaded"
    headingLevel={3}
    next="Check the connection and try again."
    actions={<Button variant="primary">Try again</Button>}
  />
);
