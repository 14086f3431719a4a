// The only door to lucide: every icon is 16 px with a 1.5 px line, silent to screen readers unless it is given a label.
import {
  ArrowRight,
  Bell,
  Check,
  ChevronDown,
  ChevronRight,
  Code,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  Globe,
  Info,
  KeyRound,
  Laptop,
  Lock,
  LogOut,
  type LucideIcon,
  Mail,
  Minus,
  Pencil,
  Plus,
  Search,
  Settings,
  Smartphone,
  Trash2,
  User,
  UserKey,
  X,
} from 'lucide-react'

export type IconProps = { size?: 12 | 14 | 16 | 20 | 28; className?: string; label?: string }

function drawn(Drawing: LucideIcon) {
  return function Icon({ size = 16, className = '', label }: IconProps) {
    const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }
    return <Drawing size={size} strokeWidth={1.5} absoluteStrokeWidth className={`flex-none ${className}`} {...voice} />
  }
}

export const ArrowRightIcon = /* @__PURE__ */ drawn(ArrowRight)
export const BellIcon = /* @__PURE__ */ drawn(Bell)
export const CheckIcon = /* @__PURE__ */ drawn(Check)
export const ChevronDownIcon = /* @__PURE__ */ drawn(ChevronDown)
export const ChevronRightIcon = /* @__PURE__ */ drawn(ChevronRight)
export const CloseIcon = /* @__PURE__ */ drawn(X)
export const CodeIcon = /* @__PURE__ */ drawn(Code)
export const CopyIcon = /* @__PURE__ */ drawn(Copy)
export const DownloadIcon = /* @__PURE__ */ drawn(Download)
export const EditIcon = /* @__PURE__ */ drawn(Pencil)
export const ExternalIcon = /* @__PURE__ */ drawn(ExternalLink)
export const EyeIcon = /* @__PURE__ */ drawn(Eye)
export const EyeOffIcon = /* @__PURE__ */ drawn(EyeOff)
export const GlobeIcon = /* @__PURE__ */ drawn(Globe)
export const InfoIcon = /* @__PURE__ */ drawn(Info)
export const KeyIcon = /* @__PURE__ */ drawn(KeyRound)
export const LaptopIcon = /* @__PURE__ */ drawn(Laptop)
export const LockIcon = /* @__PURE__ */ drawn(Lock)
export const LogOutIcon = /* @__PURE__ */ drawn(LogOut)
export const MailIcon = /* @__PURE__ */ drawn(Mail)
export const MinusIcon = /* @__PURE__ */ drawn(Minus)
export const MoreIcon = /* @__PURE__ */ drawn(Ellipsis)
export const PasskeyIcon = /* @__PURE__ */ drawn(UserKey)
export const PhoneIcon = /* @__PURE__ */ drawn(Smartphone)
export const PlusIcon = /* @__PURE__ */ drawn(Plus)
export const SearchIcon = /* @__PURE__ */ drawn(Search)
export const SettingsIcon = /* @__PURE__ */ drawn(Settings)
export const TrashIcon = /* @__PURE__ */ drawn(Trash2)
export const UserIcon = /* @__PURE__ */ drawn(User)
