import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { SearchBox } from '@stoa/ui/search-box';
import { useState } from 'react';

/** The search of the head: leads to the search page. */
export function HeaderSearch({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return <SearchBox label={t`Search the school`} value={text} onChange={setText} onSubmit={(keyword) => void navigate({ href: `/portal/${schoolId}/search?keyword=${encodeURIComponent(keyword)}` })} shortcutKey="/" />;
}
