import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { WarningOctagonIcon } from '@phosphor-icons/react/dist/csr/WarningOctagon';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { BareIconButton } from '../icon-button/bare-icon-button.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import {
  actions,
  banner,
  content,
  icon as iconClass,
  text,
  title as titleClass,
  tones,
} from './banner.css.ts';

export interface BannerProps {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Says what happened or what holds. */
  title?: ReactNode;
  /** What it means and what to do next. */
  children?: ReactNode;
  /** Buttons or links. */
  action?: ReactNode;
  /** With it the banner has a dismiss button. */
  onDismiss?: () => void;
  /** Read out when it appears: `polite` waits, `assertive` interrupts. @default 'off' */
  announce?: 'off' | 'polite' | 'assertive';
  className?: string;
}

const glyphs: Record<NonNullable<BannerProps['tone']>, IconGlyph> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  danger: WarningOctagonIcon,
};

/** A message in the page that stays until it is settled or dismissed. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  announce = 'off',
  className,
}: BannerProps) {
  const labels = useLabels();
  const role = announce === 'assertive' ? 'alert' : announce === 'polite' ? 'status' : undefined;
  return (
    <div role={role} className={cx(banner, tones[tone], className)}>
      <Icon as={glyphs[tone]} weight="fill" size="lg" className={iconClass} />
      <div className={content}>
        <div className={text}>
          {title ? <div className={titleClass}>{title}</div> : null}
          {children ? <div>{children}</div> : null}
        </div>
        {action ? <div className={actions}>{action}</div> : null}
      </div>
      {onDismiss ? (
        <BareIconButton icon={XIcon} size="sm" label={labels.dismiss} onPress={onDismiss}/>
      ) : null}
    </div>
  );
}
