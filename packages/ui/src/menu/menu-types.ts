import type { ReactNode } from 'react';
import type {
  MenuItemProps as AriaMenuItemProps,
  MenuProps as AriaMenuProps,
} from 'react-aria-components/Menu';
import type { IconGlyph } from '../icon/icon.tsx';

export interface MenuProps<T extends object> extends Omit<
  AriaMenuProps<T>,
  'className' | 'style' | 'children' | 'autoFocus' | 'onClose'
> {
  /** The button that opens it: Button or IconButton. */
  trigger: ReactNode;
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Controlled state, with `onOpenChange`. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** MenuItem, MenuSection and MenuDivider. */
  children: ReactNode;
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

export interface MenuSectionProps {
  title: ReactNode;
  children: ReactNode;
}
