import type { Catalogue } from './catalogue.ts';

export type CataloguePort = {
  load(): Promise<Catalogue>;
};
