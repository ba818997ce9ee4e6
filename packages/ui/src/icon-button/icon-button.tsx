import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { base, variants } from '../button/button.css.ts';
import { Icon, type IconGlyph, type IconProps } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { iconSizes, neutral, sizes } from './icon-button.css.ts';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'children' | 'style' | 'aria-label'
> {
  icon: IconGlyph;
  /** Its name, also shown as a tooltip. */
  label: string;
  /** `neutral` has the colour of the text around it. @default 'neutral' */
  variant?: 'neutral' | 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 32, 44, 52 px; never under 44 px on touch. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** @default 'regular' */
  weight?: IconProps['weight'];
  /** Turns over in right-to-left text. @default false */
  mirror?: boolean;
  /** @default false */
  hideTooltip?: boolean;
  className?: string;
}

/** A button that is only an icon. Its name is required. */
export function IconButton({
  icon,
  label,
  variant = 'neutral',
  size = 'md',
  weight,
  mirror,
  hideTooltip = false,
  className,
  ...rest
}: IconButtonProps) {
  const look = variant === 'neutral' ? neutral : variants[variant];
  const button = (
    <AriaButton {...rest} aria-label={label} className={cx(base, look, sizes[size], className)}>
      <Icon as={icon} size={iconSizes[size]} weight={weight} mirror={mirror} />
    </AriaButton>
  );
  return hideTooltip ? button : <Tooltip content={label}>{button}</Tooltip>;
}
