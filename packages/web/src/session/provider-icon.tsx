import type { SignInProvider } from '@ofenpost/core/session/sign-in-provider';
import { PersonIcon } from '../app/icons.tsx';

const GoogleIcon = () => (
  <svg viewBox="0 0 48 48" width="22" height="22" aria-hidden="true">
    <path
      fill="#EA4335"
      d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9A23.9 23.9 0 0 0 2.6 13.2l8 6.2C12.5 13.7 17.8 9.5 24 9.5z"
    />
    <path
      fill="#4285F4"
      d="M47 24.6c0-1.6-.1-3.1-.4-4.6H24v9h12.9a11 11 0 0 1-4.8 7.2l7.7 6c4.5-4.2 7.2-10.3 7.2-17.6z"
    />
    <path fill="#FBBC05" d="M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-8-6.2a24 24 0 0 0 0 21.6z" />
    <path
      fill="#34A853"
      d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6a14.4 14.4 0 0 1-21.7-7.6l-8 6.2A23.9 23.9 0 0 0 24 48z"
    />
  </svg>
);

const FacebookIcon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" fill="#0866FF" />
    <path
      fill="#fff"
      d="M16.7 15.5l.5-3.5h-3.3V9.8c0-1 .5-1.9 2-1.9h1.5V5a18 18 0 0 0-2.7-.2c-2.7 0-4.5 1.7-4.5 4.6V12h-3v3.5h3v8.4a12 12 0 0 0 3.7 0v-8.4z"
    />
  </svg>
);

export const ProviderIcon = ({ id }: { id: SignInProvider['id'] }) => {
  switch (id) {
    case 'google':
      return <GoogleIcon />;
    case 'facebook':
      return <FacebookIcon />;
    case 'local':
      return <PersonIcon />;
  }
};
