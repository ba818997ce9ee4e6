import { useLingui } from '@lingui/react/macro';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { PageMask } from '@stoa/ui/page-mask';

/** What lies over a page that is only looked at. */
export function PreviewNote() {
  const { t } = useLingui();
  return (
    <PageMask icon={EyeIcon}>
      {t({
        message: 'Preview: this page is read-only.',
        comment: 'Shown over a page that is opened for looking only',
      })}
    </PageMask>
  );
}
