import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './error-state.css.ts';

/** The number by which a helper finds what went wrong, with a button that copies it. */
export function RequestId({ label, id }: { label: string; id: string }) {
  const labels = useLabels();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setCopied(true);
    } catch {
      // Without the right to the clipboard the number can still be selected by hand.
      setCopied(false);
    }
  };
  return (
    <p className={styles.request}>
      <span>{label}</span>
      <code dir="ltr">{id}</code>
      <button type="button" className={styles.copy} onClick={copy}>
        <Icon as={isCopied ? CheckIcon : CopyIcon} size="sm" />
        {isCopied ? labels.copied : labels.copy}
      </button>
      <VisuallyHidden role="status">{isCopied ? labels.copied : ''}</VisuallyHidden>
    </p>
  );
}
