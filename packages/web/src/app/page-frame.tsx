import { Outlet, useLocation } from '@tanstack/react-router';
import { CartPanel } from '../cart/cart-panel.tsx';
import { OpeningHoursBanner } from '../opening-hours/opening-hours-banner.tsx';
import { ToastArea } from '../toast/toast-area.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { paths } from './paths.ts';
import { SideNavigation } from './side-navigation.tsx';
import styles from './page-frame.module.css';

/** Header, banner, content, footer, side navigation and toasts; on /error only the content. Source: specification, section 2. */
export function PageFrame() {
  const { pathname } = useLocation();
  if (pathname === paths.error) return <Outlet />;
  return (
    <div className={styles.frame} data-early>
      <a href="#main" className={styles.skip}>
        Zum Inhalt
      </a>
      <Header />
      <OpeningHoursBanner />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <SideNavigation />
      <CartPanel />
      <ToastArea />
    </div>
  );
}
