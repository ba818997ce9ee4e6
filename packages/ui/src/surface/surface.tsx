import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { paddings } from '../internal/layout.css.ts';
import type { LayoutElement, Space } from '../internal/layout-types.ts';
import { bordered, kinds, radii } from './surface.css.ts';

export interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: LayoutElement;
  /** Which ground. `ink` is dark in both themes. @default 'surface' */
  kind?: 'background' | 'surface' | 'raised' | 'sunken' | 'primarySoft' | 'accentSoft' | 'ochreSoft' | 'ink';
  /** A hairline around it. @default false */
  isBordered?: boolean;
  /** `arch` is a vault, for the ground of a sign. @default 'none' */
  radius?: 'none' | 'sm' | 'md' | 'lg' | 'xl' | 'arch';
  /** @default '0' */
  padding?: Space;
  children?: ReactNode;
}

/** A ground with the text colour that belongs to it. */
export function Surface({
  as: Element = 'div',
  kind = 'surface',
  isBordered = false,
  radius = 'none',
  padding = '0',
  className,
  ...rest
}: SurfaceProps) {
  const names = cx(kinds[kind], isBordered ? bordered : null, radii[radius], paddings[padding], className);
  return <Element {...rest} className={names} />;
}
