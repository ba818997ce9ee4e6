import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { ReactNode } from 'react';
import { ListBoxItem, type ListBoxItemProps } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { Icon, type IconGlyph } from '../../icon/icon.tsx';
import { item, itemCheck, itemDescription, itemText } from './list.css.ts';

export interface ListItemProps extends Omit<ListBoxItemProps, 'className' | 'style' | 'children'> {
  icon?: IconGlyph;
  description?: ReactNode;
  children: ReactNode;
}

/** One choice of a list that opens beside a field. */
export function ListItem({ icon, description, textValue, children, ...rest }: ListItemProps) {
  return (
    <ListBoxItem
      {...rest}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      className={item}
    >
      {({ isSelected }) => (
        <>
          {icon ? <Icon as={icon} /> : null}
          <span className={itemText}>
            <Text slot="label">{children}</Text>
            {description ? (
              <Text slot="description" className={itemDescription}>
                {description}
              </Text>
            ) : null}
          </span>
          {isSelected ? <Icon as={CheckIcon} weight="bold" className={itemCheck} /> : null}
        </>
      )}
    </ListBoxItem>
  );
}
