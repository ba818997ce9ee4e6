import { useLingui } from '@lingui/react/macro';
import type { Block, SiteSettings } from '@stoa/api/schema';
import { Brand } from '@stoa/ui/brand';
import { Footer } from '@stoa/ui/footer';
import { Header } from '@stoa/ui/header';
import { MainNav } from '@stoa/ui/main-nav';
import { Heading } from '@stoa/ui/heading';
import { brandCss } from '@stoa/ui/theme/brand';
import { lookCss } from '@stoa/ui/theme/look';
import { UserText } from '@stoa/ui/user-text';
import { useMemo } from 'react';
import { directionOf, toTag, type Language } from '../../../../i18n/languages.ts';
import { BlockView } from '../../blocks/block-view.tsx';
import { type FrameWidth, PageFrame } from '../page-frame.tsx';
import type { AnyEntry } from './navigation-tree.ts';
import type { ShownFooter } from './shown-footer.ts';

interface SiteCanvasProps {
  site: SiteSettings;
  schoolName: string;
  /** The home page with what its blocks found. */
  blocks: readonly Block[];
  footer: ShownFooter;
  width: FrameWidth;
  language: Language;
  /** What an entry is called; empty where it is not shown. */
  nameOf: (entry: AnyEntry) => string;
}

/** The home page between its header and its footer as visitors will see them. Nothing in it leads away. */
export function SiteCanvas({
  site: { navigation, theme },
  schoolName,
  blocks,
  footer,
  width,
  language,
  nameOf,
}: SiteCanvasProps) {
  const { t } = useLingui();
  const css = useMemo(() => brandCss(theme.color) + lookCss(theme), [theme]);
  const item = (entry: AnyEntry) => ({ id: entry.id, label: nameOf(entry), href: '#' });
  const isShown = (entry: AnyEntry) => !entry.hidden && nameOf(entry) !== '';
  const items = navigation
    .filter(isShown)
    .map((entry) => ({ ...item(entry), children: (entry.children ?? []).filter(isShown).map(item) }))
    .map(({ children, ...entry }) => (children.length > 0 ? { ...entry, children } : entry));
  return (
    <PageFrame
      title={t({ message: 'Page', comment: 'The page that is edited, as it will look' })}
      width={width}
      lang={toTag(language)}
      dir={directionOf(language)}
      css={css}
    >
      <div inert>
        <Header
          brand={<Brand name={schoolName} logoSrc={theme.logo || null} href="#" />}
          nav={items.length > 0 ? <MainNav label={t`Main navigation`} items={items} /> : undefined}
          menu={items.length > 0 ? () => null : undefined}
        />
        {blocks.map((block, index) => (
          <BlockView key={block.id} block={block} isFirst={index === 0} />
        ))}
        <Footer
          label={t`Footer`}
          {...footer}
          brand={
            <Heading level={2} size="sm">
              <UserText>{schoolName}</UserText>
            </Heading>
          }
        />
      </div>
    </PageFrame>
  );
}
