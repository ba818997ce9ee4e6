import { getDocument, GlobalWorkerOptions, version, type PDFDocumentProxy } from 'pdfjs-dist';

/** What pdf.js fetches by name beside itself; the build copies it there (vite.config.ts). */
const FOLDER = `/assets/pdf-${version}`;

/**
 * Opens a PDF and reads it by ranges, as its pages are looked at.
 * @returns the document, once its first bytes are there, and what ends it
 */
export function loadPdf(url: string): { document: Promise<PDFDocumentProxy>; close: () => void } {
  GlobalWorkerOptions.workerPort ??= new Worker(
    new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url),
    { type: 'module' },
  );
  const task = getDocument({
    url,
    disableAutoFetch: true,
    disableStream: true,
    // Documents in Chinese, Japanese and Korean often leave their character maps to the reader.
    cMapUrl: `${FOLDER}/cmaps/`,
    standardFontDataUrl: `${FOLDER}/standard_fonts/`,
    // The policy of pages compiles no WebAssembly: scans are decoded by scripts that do the same.
    wasmUrl: `${FOLDER}/wasm/`,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
  });
  return { document: task.promise, close: () => void task.destroy() };
}
