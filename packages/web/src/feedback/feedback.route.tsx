import { createLazyRoute } from '@tanstack/react-router';
import { FeedbackPage } from './feedback-page.tsx';

export const Route = createLazyRoute('/feedback')({ component: FeedbackPage });
