declare module 'bidi-js' {
  type EmbeddingLevels = {
    readonly levels: Uint8Array;
    readonly paragraphs: { readonly start: number; readonly end: number; readonly level: number }[];
  };
  type Bidi = {
    getEmbeddingLevels(text: string, baseDirection?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
    getReorderedIndices(text: string, levels: EmbeddingLevels): number[];
    getMirroredCharacter(sign: string): string | null;
  };
  export default function createBidi(): Bidi;
}
