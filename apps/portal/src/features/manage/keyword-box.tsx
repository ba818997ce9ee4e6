import { SearchBox } from '@stoa/ui/search-box';
import { useTypedKeyword } from './use-typed-keyword.ts';

interface KeywordBoxProps {
  label: string;
  placeholder: string;
  /** As the address says. */
  keyword: string;
  onChange: (keyword: string) => void;
}

/** Searches a list whose address carries the words: after a moment, at once on Enter and when emptied. */
export function KeywordBox({ label, placeholder, keyword, onChange }: KeywordBoxProps) {
  const { typed, setTyped, settle, settleSoon } = useTypedKeyword(keyword, onChange);
  return (
    <SearchBox
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(value) => {
        setTyped(value);
        if (value === '') settle(value);
      }}
      onQuery={settleSoon}
      onSubmit={settle}
    />
  );
}
