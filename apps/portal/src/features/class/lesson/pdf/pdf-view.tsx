import { useLingui } from '@lingui/react/macro';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { MagnifyingGlassMinusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassMinus';
import { MagnifyingGlassPlusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassPlus';
import { Banner } from '@stoa/ui/banner';
import { IconButton } from '@stoa/ui/icon-button';
import { NumberField } from '@stoa/ui/number-field';
import { Skeleton, SkeletonRegion } from '@stoa/ui/skeleton';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePlaceHandle, type PlaceHandle } from '../notes/lesson-notes.tsx';
import { loadPdf } from './load-pdf.ts';
import { PdfPage, type PageSize } from './pdf-page.tsx';
import { PdfSearchBar } from './pdf-search.tsx';
import { useHighlights } from './use-highlights.ts';
import { usePdfSearch, type PdfHit } from './use-pdf-search.ts';
import * as styles from './pdf.css.ts';

interface Opened {
  document: PDFDocumentProxy;
  size: PageSize;
}

const ZOOM_STEP = 1.25;
const MIN_ZOOM = 0.5;
const MAX_ZOOM = 4;
/** Padding on both sides of the pages, in pixels. */
const MARGIN = 32;
const FIRST_WIDTH = 600;
const RATIO = 1;

/** A PDF in the page, its pages below each other; where it cannot be read, it says so. */
export function PdfView({ url, name }: { url: string; name: string }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened | 'failed'>();
  useEffect(() => {
    let isOver = false;
    const { document: loading, close } = loadPdf(url);
    const open = async () => {
      const document = await loading;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (!isOver) setOpened({ document, size: { width, height } });
    };
    open().catch(() => {
      if (!isOver) setOpened('failed');
    });
    return () => {
      isOver = true;
      close();
    };
  }, [url]);
  if (opened === 'failed')
    return <Banner tone="warning">{t`This document cannot be shown here. Download it instead.`}</Banner>;
  if (!opened)
    return (
      <SkeletonRegion>
        <Skeleton shape="block" ratio={RATIO} />
      </SkeletonRegion>
    );
  return <Pages {...opened} name={name} />;
}

function Pages({ document, size, name }: Opened & { name: string }) {
  const { t } = useLingui();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [room, setRoom] = useState(FIRST_WIDTH);
  const [zoom, setZoom] = useState(1);
  const [current, setCurrent] = useState(1);
  const total = document.numPages;
  /** How far it is scrolled, as a share of all. */
  const scrolled = useRef(0);
  useEffect(() => {
    if (!scroller) return undefined;
    const watch = new ResizeObserver(() => setRoom(scroller.clientWidth));
    watch.observe(scroller);
    return () => watch.disconnect();
  }, [scroller]);
  useEffect(() => {
    // The same place stays in view when the zoom or the width changes.
    if (scroller && scrolled.current > 0) scroller.scrollTop = scrolled.current * scroller.scrollHeight;
  }, [scroller, zoom, room]);
  const frames = () => [...(scroller?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
  const goTo = (page: number) => {
    const frame = frames()[Math.min(Math.max(1, page), total) - 1];
    if (scroller && frame) scroller.scrollTop = frame.offsetTop;
  };
  const follow = () => {
    if (!scroller) return;
    scrolled.current = scroller.scrollTop / scroller.scrollHeight;
    const middle = scroller.scrollTop + scroller.clientHeight / 2;
    const passed = frames().filter((frame) => frame.offsetTop <= middle).length;
    setCurrent(Math.max(1, passed));
  };
  const here = useRef({ current, goTo });
  useLayoutEffect(() => {
    here.current = { current, goTo };
  });
  usePlaceHandle(
    useMemo(
      (): PlaceHandle | undefined =>
        scroller
          ? {
              kind: 'document',
              page: () => here.current.current,
              goTo: (page) => {
                here.current.goTo(page);
                scroller.scrollIntoView({ block: 'nearest' });
                scroller.focus({ preventScroll: true });
              },
            }
          : undefined,
      [scroller],
    ),
  );
  const [typed, setTyped] = useState<string>();
  const [hit, setHit] = useState<PdfHit>();
  const showHit = (next: PdfHit) => {
    // Anew, also where it is the only one: whoever scrolled away is brought back.
    setHit({ ...next });
    // Its page is rendered once it is near; then the hit itself is brought into view.
    if (next.page !== current) goTo(next.page);
  };
  const search = usePdfSearch(document, typed ?? '', current, showHit);
  const place = search.hits.findIndex(({ page, index }) => page === hit?.page && index === hit.index);
  const step = (by: 1 | -1) => {
    const { hits } = search;
    const next = hits[(place + by + hits.length) % hits.length];
    if (next) showHit(next);
  };
  useHighlights(scroller, search.query, hit);
  const zoomTo = (next: number) => setZoom(Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, next)));
  const width = Math.max(1, room - MARGIN) * zoom;
  return (
    <Surface kind="sunken" isBordered radius="lg" className={styles.view}>
      <div role="toolbar" aria-label={name} className={styles.bar}>
        <IconButton
          icon={CaretUpIcon}
          label={t({ message: 'Previous page', context: 'lesson', comment: 'Button: of a document' })}
          isDisabled={current <= 1}
          onPress={() => goTo(current - 1)}
        />
        <IconButton
          icon={CaretDownIcon}
          label={t({ message: 'Next page', context: 'lesson', comment: 'Button: of a document' })}
          isDisabled={current >= total}
          onPress={() => goTo(current + 1)}
        />
        <NumberField
          label={t({ message: 'Page number', context: 'lesson', comment: 'Field: of a document' })}
          isLabelHidden
          hideSteppers
          className={styles.number}
          value={current}
          minValue={1}
          maxValue={total}
          onChange={(page) => goTo(page ?? current)}
        />
        <Text as="span" size="sm" tone="muted">
          {t({ message: `of ${total}`, context: 'lesson', comment: 'After the number of a page' })}
        </Text>
        <span className={styles.end}>
          <IconButton
            icon={MagnifyingGlassIcon}
            label={t({ message: 'Search the document', context: 'lesson', comment: 'Field' })}
            aria-expanded={typed !== undefined}
            onPress={() => setTyped(typed === undefined ? '' : undefined)}
          />
          <IconButton
            icon={MagnifyingGlassMinusIcon}
            label={t({ message: 'Zoom out', context: 'lesson', comment: 'Button: of a document' })}
            isDisabled={zoom <= MIN_ZOOM}
            onPress={() => zoomTo(zoom / ZOOM_STEP)}
          />
          <IconButton
            icon={MagnifyingGlassPlusIcon}
            label={t({ message: 'Zoom in', context: 'lesson', comment: 'Button: of a document' })}
            isDisabled={zoom >= MAX_ZOOM}
            onPress={() => zoomTo(zoom * ZOOM_STEP)}
          />
        </span>
      </div>
      {typed === undefined ? null : (
        <PdfSearchBar
          value={typed}
          search={search}
          place={place}
          onChange={setTyped}
          onStep={step}
          onClose={() => {
            setTyped(undefined);
            scroller?.focus({ preventScroll: true });
          }}
        />
      )}
      <div
        ref={setScroller}
        role="region"
        aria-label={t({ message: `Pages of ${name}`, context: 'lesson', comment: 'A document' })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keyboard
        tabIndex={0}
        className={styles.pages}
        onScroll={follow}
      >
        {Array.from({ length: total }, (_, index) => {
          const page = index + 1;
          return (
            <PdfPage
              key={page}
              document={document}
              number={page}
              label={t({ message: `Page ${page}`, context: 'lesson', comment: 'Of a document' })}
              size={size}
              width={width}
              scroller={scroller}
            />
          );
        })}
      </div>
    </Surface>
  );
}
