import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import * as styles from './footer.css.ts';

/** A link of the footer. Without an address it is a button, for what opens here: feedback, cookie settings. */
export interface FooterLink {
  id: string;
  label: string;
  href?: string;
  /** Opens a new tab. */
  isExternal?: boolean;
  onPress?: () => void;
}

/** A code to scan. */
export interface FooterCode {
  id: string;
  src: string;
  /** Says what the picture is. */
  label: string;
  caption?: string;
  /** What stands behind the code: phones, which cannot scan themselves, show this link instead. */
  href?: string;
  /** @default the label */
  hrefLabel?: string;
}

/** Props of `Footer`. */
export interface FooterProps {
  /** The school's mark and a few words. */
  brand?: ReactNode;
  /** Names the landmark that holds the columns. */
  label: string;
  columns?: readonly { id: string; title: string; links: readonly FooterLink[] }[];
  /** Codes to scan, shown 100 px wide. */
  qrCodes?: readonly FooterCode[];
  /** Copyright, registrations, version: one part each. */
  legal?: readonly { id: string; content: ReactNode }[];
  /** Stands at the end of the last line: the language switcher. */
  end?: ReactNode;
  /** Wider content, for the pages of the page builder. @default false */
  isWide?: boolean;
  /** Stays at the window's lower edge. @default false */
  isFixed?: boolean;
}

/** The foot of every page: an ink band under a drawn arcade. */
export function Footer({
  brand,
  label,
  columns = [],
  qrCodes = [],
  legal = [],
  end,
  isWide = false,
  isFixed = false,
}: FooterProps) {
  return (
    <footer className={styles.footer} data-wide={isWide || undefined} data-fixed={isFixed || undefined}>
      {isFixed ? null : <div className={styles.arcade} aria-hidden="true" />}
      <div className={styles.inner}>
        {isFixed ? null : (
          <div className={styles.top}>
            {brand ? <div className={styles.brand}>{brand}</div> : null}
            {columns.length > 0 ? (
              <nav aria-label={label} className={styles.columns}>
                {columns.map((column) => (
                  <div key={column.id}>
                    <h2 className={styles.columnTitle}>{column.title}</h2>
                    <ul role="list" className={styles.links}>
                      {column.links.map((link) => (
                        <li key={link.id}>
                          <FooterEntry link={link} />
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </nav>
            ) : null}
            {qrCodes.length > 0 ? (
              <div className={styles.codes}>
                {qrCodes.map((qr) => (
                  <figure key={qr.id} className={styles.code} data-linked={qr.href ? true : undefined}>
                    <img
                      className={styles.codePicture}
                      src={qr.src}
                      alt={qr.label}
                      width="100"
                      height="100"
                      loading="lazy"
                    />
                    {qr.caption ? <figcaption className={styles.codeCaption}>{qr.caption}</figcaption> : null}
                    {qr.href ? (
                      <Link
                        variant="plain"
                        href={qr.href}
                        isExternal={/^https?:/i.test(qr.href)}
                        className={cx(styles.link, styles.codeLink)}
                      >
                        {qr.hrefLabel ?? qr.label}
                      </Link>
                    ) : null}
                  </figure>
                ))}
              </div>
            ) : null}
          </div>
        )}
        <div className={styles.legal}>
          {isFixed ? <FlatLinks label={label} columns={columns} /> : null}
          <div className={styles.legalLines}>
            {legal.map((part) => (
              <span key={part.id}>{part.content}</span>
            ))}
          </div>
          {end}
        </div>
      </div>
    </footer>
  );
}

/** The columns' links in one line, where the foot is only a strip. */
function FlatLinks({ label, columns }: Required<Pick<FooterProps, 'label' | 'columns'>>) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.legalLines}>
        {columns
          .flatMap((column) => column.links)
          .map((link) => (
            <li key={link.id}>
              <FooterEntry link={link} />
            </li>
          ))}
      </ul>
    </nav>
  );
}

function FooterEntry({ link }: { link: FooterLink }) {
  if (!link.href) {
    return (
      <button type="button" className={styles.link} onClick={link.onPress}>
        {link.label}
      </button>
    );
  }
  return (
    <Link
      variant="plain"
      href={link.href}
      isExternal={link.isExternal}
      className={styles.link}
      onPress={link.onPress}
    >
      {link.label}
    </Link>
  );
}
