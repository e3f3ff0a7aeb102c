/** The paths of the server's files for staff. They are apart from `paths`, which guests load. */
export const adminFiles = {
  dayClosePdf: (number: number) => `/admin/accounting/closes/${number}/close.pdf`,
  catalogueCsv: '/admin/catalogue.csv',
  catalogueJson: '/admin/catalogue.json',
  giftCardPdf: (id: string) => `/admin/gift-cards/${id}/gift-card.pdf`,
} as const;
