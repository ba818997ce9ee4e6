import { useLingui } from '@lingui/react/macro';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { Icon } from '@stoa/ui/icon';
import type { ReactNode } from 'react';
import { usePageModes } from '../app/page-modes.ts';
import * as styles from './preview-mask.css.ts';

/** Lays a mask over a page that is only looked at (isVisit=true): it scrolls, but nothing in it can be used. */
export function PreviewMask({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { isPreview } = usePageModes();
  return (
    <>
      <div inert={isPreview}>{children}</div>
      {isPreview ? (
        <div className={styles.mask}>
          <p role="status" className={styles.note}>
            <Icon as={EyeIcon} size="md" />
            {t({
              message: 'Preview: this page can be looked at, not used.',
              comment: 'Shown over a page that is opened for looking only',
            })}
          </p>
        </div>
      ) : null}
    </>
  );
}
