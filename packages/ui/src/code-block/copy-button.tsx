import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './code-block.css.ts';

/** How long the button says that it copied, in milliseconds. */
const SHOWN = 2000;

/** Copies, and says so in its own place. */
export function CopyButton({
  text,
  onCopy,
}: {
  text: string;
  onCopy?: (outcome: 'copied' | 'refused') => void;
}) {
  const labels = useLabels();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopy?.('copied');
    } catch {
      // Without the right to the clipboard the code can still be selected by hand.
      setCopied(false);
      onCopy?.('refused');
    }
  };
  return (
    <>
      <button type="button" className={styles.copy} onClick={copy} data-copied={isCopied || undefined}>
        <Icon as={isCopied ? CheckIcon : CopyIcon} size="sm" />
        {isCopied ? labels.copied : labels.copy}
      </button>
      <VisuallyHidden role="status">{isCopied ? labels.copied : ''}</VisuallyHidden>
    </>
  );
}
