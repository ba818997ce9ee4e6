import { Tooltip } from '../tooltip/tooltip.tsx';
import { BareIconButton, type BareIconButtonProps } from './bare-icon-button.tsx';

export interface IconButtonProps extends BareIconButtonProps {
  /** Its name, also shown as a tooltip. */
  label: string;
  /** @default false */
  hideTooltip?: boolean;
}

/** A button that is only an icon. Its name is required. */
export function IconButton({ hideTooltip = false, ...rest }: IconButtonProps) {
  const button = <BareIconButton {...rest} />;
  return hideTooltip ? button : <Tooltip content={rest.label}>{button}</Tooltip>;
}
