import { createLazyRoute } from '@tanstack/react-router';
import { GiftCardsPage } from './gift-cards-page.tsx';

export const Route = createLazyRoute('/admin/gift-cards')({ component: GiftCardsPage });
