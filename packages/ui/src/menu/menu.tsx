import { useId, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { onDemand } from '../internal/on-demand.ts';
import type { MenuItemProps, MenuProps, MenuSectionProps } from './menu-types.ts';

export type { MenuItemProps, MenuProps, MenuSectionProps } from './menu-types.ts';

// A list with its keyboard and its placing weighs more than all other controls of a header together.
const parts = onDemand(() => import('./menu-parts.tsx'));

/** Where the focus starts: on the list, or on its first or last item when a key opened it. */
type FocusStart = true | 'first' | 'last';

/** A button with a list of actions or links. The list is loaded when somebody reaches for the button. */
export function Menu<T extends object>({
  trigger,
  placement = 'bottom start',
  isOpen: controlledOpen,
  onOpenChange,
  children,
  ...rest
}: MenuProps<T>) {
  const [ownOpen, setOwnOpen] = useState(false);
  const [focusStart, setFocusStart] = useState<FocusStart>(true);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const isOpen = controlledOpen ?? ownOpen;
  const loaded = parts.usePart(isOpen);

  const setOpen = (next: boolean, start: FocusStart = true) => {
    setFocusStart(start);
    setOwnOpen(next);
    onOpenChange?.(next);
  };

  return (
    <>
      <ButtonContext.Provider
        value={{
          ref: triggerRef,
          id: triggerId,
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          isPressed: isOpen || undefined,
          onHoverStart: parts.preload,
          onFocus: parts.preload,
          onPress: (event) => setOpen(!isOpen, event.pointerType === 'keyboard' ? 'first' : true),
          onKeyDown: (event) => {
            if (event.key === 'ArrowDown') setOpen(true, 'first');
            else if (event.key === 'ArrowUp') setOpen(true, 'last');
            else event.continuePropagation();
          },
        }}
      >
        {trigger}
      </ButtonContext.Provider>
      {loaded ? (
        <loaded.MenuList
          {...rest}
          triggerRef={triggerRef}
          placement={placement}
          isOpen={isOpen}
          onOpenChange={setOpen}
          autoFocus={focusStart}
          aria-labelledby={rest['aria-label'] ? undefined : triggerId}
        >
          {children}
        </loaded.MenuList>
      ) : null}
    </>
  );
}

/** One action of a Menu; with `href` a link. */
export function MenuItem(props: MenuItemProps) {
  const loaded = parts.get();
  return loaded ? <loaded.MenuListItem {...props} /> : null;
}

/** Items under a title. */
export function MenuSection(props: MenuSectionProps) {
  const loaded = parts.get();
  return loaded ? <loaded.MenuListSection {...props} /> : null;
}

/** A line between items. */
export function MenuDivider() {
  const loaded = parts.get();
  return loaded ? <loaded.MenuListDivider /> : null;
}
