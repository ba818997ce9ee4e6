import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
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

export interface MenuProps<T extends object> extends Omit<
  AriaMenuProps<T>,
  'className' | 'style' | 'children'
> {
  /** The button that opens it. */
  trigger: ReactNode;
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Controlled state, with `onOpenChange`. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** {@link MenuItem}, {@link MenuSection} and {@link MenuDivider}. */
  children: ReactNode;
}

const DISTANCE_PX = 6;

/** A button with a list of actions or links. */
export function Menu<T extends object>({
  trigger,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  children,
  ...rest
}: MenuProps<T>) {
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover placement={placement} offset={DISTANCE_PX} className={float}>
        <AriaMenu {...rest} className={list}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'style' | 'children'> {
  icon?: IconGlyph;
  /** The icon turns over in right-to-left text. @default false */
  mirrorIcon?: boolean;
  description?: ReactNode;
  /** @default 'default' */
  tone?: 'default' | 'danger';
  /** For the keyboard's search by first letters, where the children are not plain text. */
  textValue?: string;
  /** Language of the item's text where it differs from the page's. */
  lang?: string;
  children: ReactNode;
}

/** One action of a {@link Menu}; with `href` a link. */
export function MenuItem({
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

export interface MenuSectionProps {
  title: ReactNode;
  children: ReactNode;
}

/** Items under a title. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection>
      <Header className={sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** A line between items. */
export function MenuDivider() {
  return <Separator className={separator} />;
}
