import type { ReactNode } from 'react';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { cx } from '../internal/cx.ts';
import { float } from '../internal/overlay/float.css.ts';
import { ListItem } from '../internal/overlay/list-item.tsx';
import { UserText } from '../user-text/user-text.tsx';
import type { ComboBoxOption, ComboBoxProps } from './combo-box-types.ts';
import { list, note, popover } from './combo-box.css.ts';

// Heights and gaps as in the lists of menus; rows with a second line are measured when they come into view.
const LAYOUT = { estimatedRowSize: 40, padding: 6, gap: 1 };

interface OptionListProps extends Pick<ComboBoxProps, 'loadState' | 'labels'> {
  loadingLabel: string;
}

/** The list below the field. Only the rows in view are in the document, however many options there are. */
export function OptionList({ loadState, labels, loadingLabel }: OptionListProps) {
  const notes: Record<NonNullable<ComboBoxProps['loadState']>, ReactNode> = {
    idle: labels.empty,
    loading: loadingLabel,
    error: labels.failed ?? labels.empty,
  };
  return (
    <Popover className={cx(float, popover)}>
      <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
        <ListBox<ComboBoxOption>
          className={list}
          renderEmptyState={() => <div className={note}>{notes[loadState ?? 'idle']}</div>}
        >
          {({ id, label, description, isDisabled }) => (
            <ListItem
              id={id}
              textValue={label}
              isDisabled={isDisabled}
              description={description ? <UserText>{description}</UserText> : undefined}
            >
              <UserText>{label}</UserText>
            </ListItem>
          )}
        </ListBox>
      </Virtualizer>
    </Popover>
  );
}
