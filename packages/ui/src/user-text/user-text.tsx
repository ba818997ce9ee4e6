import { neutralizeBidi } from './neutralize-bidi.ts';

export interface UserTextProps {
  /** What a person wrote: a name, a title, a comment. */
  children: string;
  /** Language of the text where it is known and differs from the page's (`ar`, `zh-CN`). */
  lang?: string;
  className?: string;
}

/** Text that people wrote. It finds its own direction and cannot turn the text around it. */
export function UserText({ children, lang, className }: UserTextProps) {
  return (
    <bdi dir="auto" lang={lang} className={className}>
      {neutralizeBidi(children)}
    </bdi>
  );
}
