import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { float } from '../internal/overlay/float.css.ts';
import {
  danger,
  item,
  itemCheck,
  itemDescription,
  itemText,
  list,
  sectionTitle,
  separator,
} from '../internal/overlay/list.css.ts';
import type { MenuItemProps, MenuProps, MenuSectionProps } from './menu-types.ts';

const DISTANCE_PX = 6;

interface MenuListProps<T extends object> extends Omit<MenuProps<T>, 'trigger' | 'isOpen' | 'onOpenChange'> {
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  autoFocus: true | 'first' | 'last';
}

/** What a menu's button opens. */
export function MenuList<T extends object>({
  triggerRef,
  placement,
  isOpen,
  onOpenChange,
  children,
  ...rest
}: MenuListProps<T>) {
  return (
    <Popover
      trigger="MenuTrigger"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={DISTANCE_PX}
      className={float}
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
    >
      <AriaMenu {...rest} onClose={() => onOpenChange(false)} className={list}>
        {children}
      </AriaMenu>
    </Popover>
  );
}

/** One action; with `href` a link. */
export function MenuListItem({
  icon,
  mirrorIcon,
  description,
  tone,
  textValue,
  lang,
  children,
  ...rest
}: MenuItemProps) {
  return (
    <AriaMenuItem
      {...rest}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      className={cx(item, tone === 'danger' ? danger : null)}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {icon ? <Icon as={icon} mirror={mirrorIcon} /> : null}
          <span className={itemText}>
            <Text slot="label" lang={lang}>
              {children}
            </Text>
            {description ? (
              <Text slot="description" className={itemDescription}>
                {description}
              </Text>
            ) : null}
          </span>
          {selectionMode !== 'none' && isSelected ? (
            <Icon as={CheckIcon} weight="bold" className={itemCheck} />
          ) : null}
        </>
      )}
    </AriaMenuItem>
  );
}

/** Items under a title. */
export function MenuListSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection>
      <Header className={sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** A line between items. */
export function MenuListDivider() {
  return <Separator className={separator} />;
}
