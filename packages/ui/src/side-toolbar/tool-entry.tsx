import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../icon/icon.tsx';
import { normalizeDigits } from '../internal/digits.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './side-toolbar.css.ts';
import { phoneHref, type Tool } from './tool.ts';

/** Props of `ToolEntry`. */
export interface ToolEntryProps {
  tool: Tool;
  /** It was pressed; an unfolded bar folds. */
  onUse: () => void;
}

/** One tool of the bar: an icon with its name in a tooltip, on phones a row with words. */
export function ToolEntry({ tool, onUse }: ToolEntryProps) {
  const phoneNumber = tool.kind === 'phone' ? tool.phoneNumber : null;
  const face = (
    <>
      <Icon as={tool.icon} mirror={tool.mirrorIcon} />
      <span className={styles.words}>
        {tool.label}
        {phoneNumber === null ? null : <PhoneNumber>{phoneNumber}</PhoneNumber>}
      </span>
    </>
  );
  return (
    <Tooltip
      placement="start"
      content={
        <>
          {tool.label}
          {phoneNumber === null ? null : <PhoneNumber>{phoneNumber}</PhoneNumber>}
        </>
      }
    >
      <Pressable tool={tool} onUse={onUse}>
        {face}
      </Pressable>
    </Tooltip>
  );
}

function Pressable({ tool, onUse, children }: ToolEntryProps & { children: ReactNode }) {
  const labels = useLabels();
  if (tool.kind === 'action') {
    return (
      <Button
        className={styles.tool}
        isDisabled={tool.isDisabled}
        onPress={() => {
          onUse();
          tool.onPress();
        }}
      >
        {children}
      </Button>
    );
  }
  if (tool.kind === 'phone') {
    return (
      <Link className={styles.tool} href={phoneHref(normalizeDigits(tool.phoneNumber))} onPress={onUse}>
        {children}
      </Link>
    );
  }
  const external = tool.isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : null;
  return (
    <Link className={styles.tool} href={tool.href} onPress={onUse} {...external}>
      {children}
      {tool.isExternal ? <VisuallyHidden>{labels.opensInNewTab}</VisuallyHidden> : null}
    </Link>
  );
}

function PhoneNumber({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className={styles.phoneNumber}>
      {children}
    </bdi>
  );
}
