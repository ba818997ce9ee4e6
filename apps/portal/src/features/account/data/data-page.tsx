import { deletionQuery, exportQuery } from '@stoa/api/self.queries';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { ExportSection } from './export-section.tsx';

/** Taking one's data along, and leaving for good. */
export function DataPage() {
  const api = useApi();
  const lang = useLanguage();
  const [copy, deletion] = useSuspenseQueries({
    queries: [exportQuery(api, { lang }), deletionQuery(api, { lang })],
  });
  return (
    <>
      <ExportSection copy={copy.data} />
      <DeletionSection deletion={deletion.data} />
    </>
  );
}
