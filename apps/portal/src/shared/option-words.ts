/** An option or a part of a question: its words, its picture, or both. */
export interface Pictured {
  /** Empty where its picture says it. */
  text: string;
  picture?: { url: string; alt: string } | undefined;
}

/** What it is called: its words, or what its picture shows. */
export const wordsOf = ({ text, picture }: Pictured): string => text || (picture?.alt ?? '');

/** Its picture as components take it. */
export const pictureOf = ({ picture }: Pictured): { src: string; alt: string } | undefined =>
  picture && { src: picture.url, alt: picture.alt };
